<?php
/** Product reviews and the review form. */

if (!comments_open()) {
    return;
}
?>
<div id="reviews" class="woocommerce-Reviews">
	<div id="comments">
		<h2 class="woocommerce-Reviews-title"><?php esc_html_e('Reviews', 'stallkeeper-stand-in'); ?></h2>
		<?php if (have_comments()) : ?>
			<ol class="commentlist"><?php wp_list_comments(['style' => 'ol']); ?></ol>
		<?php else : ?>
			<p class="woocommerce-noreviews"><?php esc_html_e('There are no reviews yet.', 'stallkeeper-stand-in'); ?></p>
		<?php endif; ?>
	</div>
	<div id="review_form_wrapper">
		<div id="review_form">
			<?php comment_form(apply_filters('woocommerce_product_review_comment_form_args', ['title_reply' => __('Add a review', 'stallkeeper-stand-in'), 'logged_in_as' => ''])); ?>
		</div>
	</div>
</div>
