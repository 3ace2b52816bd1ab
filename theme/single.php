<?php
/** A single post with links to the previous and next post, and its comments. */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\Widgets\WidgetAreas;

$linkText = '<span class="post-navigation__label">%s</span> <span class="post-navigation__title">%%title</span>';

get_header();
?>
<div class="frame<?php echo stallkeeper_theme(WidgetAreas::class)->hasSidebar() ? ' frame--sidebar' : ''; ?>">
	<main id="main" class="main" tabindex="-1">
		<?php while (have_posts()) { ?>
			<?php the_post(); ?>
			<?php get_template_part('parts/entry'); ?>
			<?php
			the_post_navigation([
				'prev_text' => sprintf($linkText, esc_html__('Previous post', 'stallkeeper')),
				'next_text' => sprintf($linkText, esc_html__('Next post', 'stallkeeper')),
			]);
			comments_template();
			?>
		<?php } ?>
	</main>
	<?php get_sidebar(); ?>
</div>
<?php
get_footer();
