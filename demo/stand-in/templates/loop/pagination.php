<?php
/** Pagination of product archives. */

if ($total <= 1) {
    return;
}
$arguments = apply_filters('woocommerce_pagination_args', [
    'base' => $base,
    'format' => $format,
    'add_args' => false,
    'current' => max(1, $current),
    'total' => $total,
    'prev_text' => is_rtl() ? '&rarr;' : '&larr;',
    'next_text' => is_rtl() ? '&larr;' : '&rarr;',
    'type' => 'list',
    'end_size' => 3,
    'mid_size' => 3,
]);
?>
<nav class="woocommerce-pagination" aria-label="<?php esc_attr_e('Product pages', 'stallkeeper-stand-in'); ?>">
	<?php echo paginate_links($arguments); ?>
</nav>
