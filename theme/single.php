<?php
/** A single post with links to the previous and next post, and its comments. */

defined('ABSPATH') || exit;

get_header();
?>
<div class="frame<?php echo stallkeeper_theme(Stallkeeper\Theme\WidgetAreas::class)->hasSidebar() ? ' frame--sidebar' : ''; ?>">
	<main id="main" class="main" tabindex="-1">
		<?php while (have_posts()) { ?>
			<?php the_post(); ?>
			<?php get_template_part('parts/entry'); ?>
			<?php
            the_post_navigation([
                'prev_text' => '<span class="post-navigation__label">' . esc_html__('Previous post', 'stallkeeper') . '</span> <span class="post-navigation__title">%title</span>',
                'next_text' => '<span class="post-navigation__label">' . esc_html__('Next post', 'stallkeeper') . '</span> <span class="post-navigation__title">%title</span>',
            ]);
		    comments_template();
		    ?>
		<?php } ?>
	</main>
	<?php get_sidebar(); ?>
</div>
<?php
get_footer();
