<?php
/** Pagination of product archives. */

$total = wc_get_loop_prop('total_pages');
if ($total <= 1) {
    return;
}
$link = remove_query_arg('add-to-cart', get_pagenum_link(999999999, false));
$arguments = [
    'base' => esc_url_raw(str_replace('999999999', '%#%', $link)),
    'format' => '',
    'add_args' => false,
    'current' => wc_get_loop_prop('current_page'),
    'total' => $total,
    'prev_text' => is_rtl() ? '&rarr;' : '&larr;',
    'next_text' => is_rtl() ? '&larr;' : '&rarr;',
    'type' => 'list',
    'end_size' => 3,
    'mid_size' => 3,
];
?>
<nav class="woocommerce-pagination" aria-label="Product pages">
	<?= paginate_links(apply_filters('woocommerce_pagination_args', $arguments)) ?>
</nav>
