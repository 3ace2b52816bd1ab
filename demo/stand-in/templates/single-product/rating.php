<?php
/** Average rating with a link to the reviews. */

$count = $GLOBALS['product']->get_review_count();
if (!wc_review_ratings_enabled() || $count < 1) {
    return;
}
?>
<div class="woocommerce-product-rating">
	<?php echo wc_get_rating_html($GLOBALS['product']->get_average_rating(), $count); ?>
	<a href="#reviews" class="woocommerce-review-link" rel="nofollow">
		<?php
        /* translators: %d: number of reviews */
        echo esc_html(sprintf(_n('(%d customer review)', '(%d customer reviews)', $count, 'stallkeeper-stand-in'), $count));
?>
	</a>
</div>
