<?php
/** Result count of product archives. */

$first = $per_page * ($current - 1) + 1;
$last = min($total, $per_page * $current);
if (1 === $total) {
    $message = __('Showing the single result', 'stallkeeper-stand-in');
} elseif ($per_page < 0 || $total <= $per_page) {
    /* translators: %d: number of products */
    $message = sprintf(_n('Showing all %d result', 'Showing all %d results', $total, 'stallkeeper-stand-in'), $total);
} else {
    /* translators: 1: first result, 2: last result, 3: total results */
    $message = sprintf(_n('Showing %1$d–%2$d of %3$d result', 'Showing %1$d–%2$d of %3$d results', $total, 'stallkeeper-stand-in'), $first, $last, $total);
}
?>
<p class="woocommerce-result-count" role="status">
	<?php echo esc_html($message); ?>
	<?php if ('' !== $orderedby) : ?>
		<span class="screen-reader-text"><?php echo esc_html($orderedby); ?></span>
	<?php endif; ?>
</p>
