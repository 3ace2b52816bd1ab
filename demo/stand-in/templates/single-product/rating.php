<?php
/** Average rating with a link to the reviews. */

$count = $GLOBALS['product']->get_review_count();
$text = $count === 1 ? '(1 customer review)' : "({$count} customer reviews)";
if (!wc_review_ratings_enabled() || $count < 1) {
    return;
}
?>
<div class="woocommerce-product-rating">
	<?= wc_get_rating_html($GLOBALS['product']->get_average_rating(), $count) ?>
	<a href="#reviews" class="woocommerce-review-link" rel="nofollow"><?= esc_html($text) ?></a>
</div>
