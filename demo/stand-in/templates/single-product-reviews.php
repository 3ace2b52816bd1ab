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
			<?php
            $form = ['title_reply' => __('Add a review', 'stallkeeper-stand-in'), 'logged_in_as' => '', 'comment_field' => ''];
            if (wc_review_ratings_enabled()) {
                $form['comment_field'] = '<div class="comment-form-rating"><label for="rating" id="comment-form-rating-label">' . esc_html__('Your rating', 'stallkeeper-stand-in') . (wc_review_ratings_required() ? '&nbsp;<span class="required">*</span>' : '') . '</label><select name="rating" id="rating" required>
                    <option value="">' . esc_html__('Rate&hellip;', 'stallkeeper-stand-in') . '</option>
                    <option value="5">' . esc_html__('Perfect', 'stallkeeper-stand-in') . '</option>
                    <option value="4">' . esc_html__('Good', 'stallkeeper-stand-in') . '</option>
                    <option value="3">' . esc_html__('Average', 'stallkeeper-stand-in') . '</option>
                    <option value="2">' . esc_html__('Not that bad', 'stallkeeper-stand-in') . '</option>
                    <option value="1">' . esc_html__('Very poor', 'stallkeeper-stand-in') . '</option>
                </select></div>';
            }
            $form['comment_field'] .= '<p class="comment-form-comment"><label for="comment">' . esc_html__('Your review', 'stallkeeper-stand-in') . '&nbsp;<span class="required">*</span></label><textarea id="comment" name="comment" cols="45" rows="8" required></textarea></p>';
            comment_form(apply_filters('woocommerce_product_review_comment_form_args', $form));
            ?>
		</div>
	</div>
</div>
