<?php
/** The journal: the latest posts. It is also the fallback for lists without a template of their own. */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\Widgets\WidgetAreas;

$postsPage = (int) get_option('page_for_posts');
$title = match (true) {
    is_archive() => get_the_archive_title(),
    $postsPage > 0 => esc_html(get_the_title($postsPage)),
    default => esc_html__('Blog', 'stallkeeper'),
};

get_header();
?>
<div class="frame<?php echo stallkeeper_theme(WidgetAreas::class)->hasSidebar() ? ' frame--sidebar' : ''; ?>">
	<main id="main" class="main" tabindex="-1">
		<div class="wrap">
			<?php get_template_part('parts/listing-head', null, [
				'title' => $title,
				'text' => is_archive() ? get_the_archive_description() : '',
			]); ?>
			<?php get_template_part('parts/list'); ?>
		</div>
	</main>
	<?php get_sidebar(); ?>
</div>
<?php
get_footer();
