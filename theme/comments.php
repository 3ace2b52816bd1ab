<?php
/** The comments of a post, and the comment form. */

defined('ABSPATH') || exit;

// Visitors who cannot read a protected post must not see its comments.
if (post_password_required() || (!have_comments() && !comments_open())) {
    return;
}

$count = (int) get_comments_number();
?>
<section id="comments" class="comments" aria-label="<?php esc_attr_e('Comments', 'stallkeeper'); ?>">
	<?php if (have_comments()) { ?>
		<h2 class="comments__title"><?php
            /* translators: %s: number of comments */
            echo esc_html(sprintf(_n('%s comment', '%s comments', $count, 'stallkeeper'), number_format_i18n($count)));
	    ?></h2>
		<ol class="comment-list">
			<?php wp_list_comments(['style' => 'ol', 'short_ping' => true, 'avatar_size' => 40]); ?>
		</ol>
		<?php the_comments_pagination([
			'type' => 'list',
			'prev_text' => __('Previous', 'stallkeeper'),
			'next_text' => __('Next', 'stallkeeper'),
		]); ?>
		<?php if (!comments_open()) { ?>
			<p class="comments__closed"><?php esc_html_e('Comments are closed.', 'stallkeeper'); ?></p>
		<?php } ?>
	<?php } ?>
	<?php comment_form([
		'title_reply_before' => '<h2 id="reply-title" class="comment-reply-title">',
		'title_reply_after' => '</h2>',
	]); ?>
</section>
<?php
