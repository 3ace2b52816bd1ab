<?php
/** Result count of product archives. */

$first = $per_page * ($current - 1) + 1;
$last = min($total, $per_page * $current);
$message = match (true) {
    $total === 1 => 'Showing the single result',
    $per_page < 0, $total <= $per_page => "Showing all {$total} results",
    default => "Showing {$first}–{$last} of {$total} results",
};
?>
<p class="woocommerce-result-count" role="status">
	<?= esc_html($message) ?> <span class="screen-reader-text"><?= esc_html($orderedby) ?></span>
</p>
