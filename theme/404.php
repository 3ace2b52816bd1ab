<?php
/**
 * The 404 page: a search form, and the widget area "Page not found". A shop shows categories and popular products,
 * another site its latest posts.
 */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\Shop\NextSteps;
use Stallkeeper\Theme\Widgets\WidgetAreas;

$isShop = function_exists('WC');
// Before the head is printed: the products need the shop's styles.
$next = $isShop ? stallkeeper_theme(NextSteps::class)->html() : '';
$latest = $isShop ? [] : get_posts(['numberposts' => 5, 'has_password' => false]);

get_header();
?>
<main id="main" class="main" tabindex="-1">
	<div class="wrap<?php echo $isShop ? '' : ' wrap--text'; ?>">
		<?php
        get_template_part('parts/listing-head', null, [
            'title' => esc_html__('Page not found', 'stallkeeper'),
            'text' => sprintf('<p>%s</p>', esc_html__(
                'The page could not be found. It may have been moved, or the address may be misspelled.',
                'stallkeeper',
            )),
        ]);
if (!$isShop) {
    get_search_form(['aria_label' => __('Search the site', 'stallkeeper')]);
}
?>
		<?php echo $next; // Finished and escaped by parts/shop/next-steps.php. ?>
		<?php if ($latest !== []) { ?>
			<h2><?php esc_html_e('Latest posts', 'stallkeeper'); ?></h2>
			<ul class="link-list">
				<?php foreach ($latest as $post) { ?>
					<li><a
						href="<?php echo esc_url((string) get_permalink($post)); ?>"
						><?php echo wp_kses_post(get_the_title($post)); ?></a></li>
				<?php } ?>
			</ul>
		<?php } ?>
		<?php dynamic_sidebar(WidgetAreas::NOT_FOUND); ?>
	</div>
</main>
<?php
get_footer();
