<?php
/**
 * The latest posts. If the front page shows the latest posts, they are paginated.
 *
 * @var array{title?: string, count?: int} $args missing values come from the Customizer
 */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\FrontPage\ListCache;
use Stallkeeper\Theme\FrontPage\FrontPageSettings;
use Stallkeeper\Theme\Content\ListedPosts;

$settings = stallkeeper_theme(FrontPageSettings::class);
$isJournal = get_option('show_on_front') !== 'page' && is_home();
$asked = [
    'posts_per_page' => $args['count'] ?? $settings->number('latest_count'),
    'has_password' => false,
    'ignore_sticky_posts' => true,
    'no_found_rows' => true,
];
$ids = $isJournal
    ? []
    : stallkeeper_theme(ListCache::class)->ids(
        "latest {$asked['posts_per_page']}",
        static fn(): array => (new WP_Query($asked + ['fields' => 'ids']))->posts ?? [],
    );
if ($isJournal ? !have_posts() : $ids === []) {
    return;
}
// The posts are loaded already.
$latest = array_values(array_filter(array_map(get_post(...), $ids), ListedPosts::isListed(...)));
$title = $args['title'] ?? $settings->text('latest_title');
$journal = (int) get_option('page_for_posts');
$id = wp_unique_id('latest-');
?>
<section class="front-section wrap" aria-labelledby="<?php echo esc_attr($id); ?>">
	<?php get_template_part('parts/front/head', null, [
		'id' => $id,
		'title' => $title !== '' ? $title : __('From the blog', 'stallkeeper'),
	]); ?>
	<?php if ($isJournal) { ?>
		<?php get_template_part('parts/list', null, ['heading' => 'h3']); ?>
	<?php } else { ?>
		<ul class="cards">
			<?php
			foreach ($latest as $post) {
				$GLOBALS['post'] = $post;
				setup_postdata($post);
				get_template_part('parts/card', null, ['heading' => 'h3']);
			}
			wp_reset_postdata();
			?>
		</ul>
		<?php if ($journal > 0) { ?>
			<p><a class="button"
				href="<?php echo esc_url((string) get_permalink($journal)); ?>"
				><?php esc_html_e('View all posts', 'stallkeeper'); ?></a></p>
		<?php } ?>
	<?php } ?>
</section>
<?php
