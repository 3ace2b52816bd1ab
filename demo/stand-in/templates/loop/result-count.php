<?php
/** How many there are, and which of them this page shows. */

$first = $per_page * ($current - 1) + 1;
$last = min($total, $per_page * $current);
if (1 === $total) {
    $words = __('Showing the single result', 'stallkeeper-stand-in');
} elseif ($per_page < 0 || $total <= $per_page) {
    /* translators: %d: number of products */
    $words = sprintf(_n('Showing all %d result', 'Showing all %d results', $total, 'stallkeeper-stand-in'), $total);
} else {
    /* translators: 1: number of the first one shown, 2: of the last one, 3: how many there are */
    $words = sprintf(_n('Showing %1$d–%2$d of %3$d result', 'Showing %1$d–%2$d of %3$d results', $total, 'stallkeeper-stand-in'), $first, $last, $total);
}
?>
<p class="woocommerce-result-count" role="status">
	<?php echo esc_html($words); ?>
	<?php if ('' !== $orderedby) : ?>
		<span class="screen-reader-text"><?php echo esc_html($orderedby); ?></span>
	<?php endif; ?>
</p>
