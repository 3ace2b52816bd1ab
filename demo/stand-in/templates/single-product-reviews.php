<?php
/** Product reviews and the review form. */

if (!comments_open()) {
    return;
}
$ratings = ['' => 'Rate&hellip;', 5 => 'Perfect', 4 => 'Good', 3 => 'Average', 2 => 'Not that bad', 1 => 'Very poor'];
$mark = '&nbsp;<span class="required">*</span>';
$field = '';
if (wc_review_ratings_enabled()) {
    $field = "<div class=\"comment-form-rating\"><label for=\"rating\" id=\"comment-form-rating-label\">Your rating{$mark}</label>";
    $field .= '<select name="rating" id="rating" required>';
    foreach ($ratings as $rating => $label) {
        $field .= "<option value=\"{$rating}\">{$label}</option>";
    }
    $field .= '</select></div>';
}
$field .= "<p class=\"comment-form-comment\"><label for=\"comment\">Your review{$mark}</label>";
$field .= '<textarea id="comment" name="comment" cols="45" rows="8" required></textarea></p>';
$form = ['title_reply' => 'Add a review', 'logged_in_as' => '', 'comment_field' => $field];
?>
<div id="reviews" class="woocommerce-Reviews">
	<div id="comments">
		<h2 class="woocommerce-Reviews-title">Reviews</h2>
		<?php if (have_comments()) : ?>
			<ol class="commentlist"><?php wp_list_comments(['style' => 'ol']) ?></ol>
		<?php else : ?>
			<p class="woocommerce-noreviews">There are no reviews yet.</p>
		<?php endif ?>
	</div>
	<div id="review_form_wrapper">
		<?php $form = apply_filters('woocommerce_product_review_comment_form_args', $form) ?>
			<div id="review_form"><?php comment_form($form) ?></div>
	</div>
</div>
