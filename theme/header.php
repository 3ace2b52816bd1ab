<?php
/**
 * The header of every page: skip link, announcement, top bar, branding, search and tools, and the sticky header with
 * catalog and menu. On small screens branding, tools, catalog and menu are one row, which is sticky as a whole. The
 * checkout has only branding and tools.
 *
 * All of it works without JavaScript. The markup of menus and catalog is in templates/nav/.
 */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\Assets\ContentAssets;
use Stallkeeper\Theme\Checkout\DistractionFree;
use Stallkeeper\Theme\Customizer\DisplayOptions;
use Stallkeeper\Theme\Header\Announcement;
use Stallkeeper\Theme\Header\TopBar;
use Stallkeeper\Theme\Nav\Navigation;

$options = stallkeeper_theme(DisplayOptions::class);
$isComplete = !stallkeeper_theme(DistractionFree::class)->isOn();
$isSticky = $isComplete && $options->isOn(DisplayOptions::STICKY);
?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="<?php bloginfo('charset'); ?>">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<?php
$content = stallkeeper_theme(ContentAssets::class);
$content->expectPrint();
wp_head();
?>
</head>
<body <?php body_class(); ?>>
<?php wp_body_open(); ?>
<a class="skip-link" id="top" href="#main"><?php esc_html_e('Skip to content', 'stallkeeper'); ?></a>
<?php
/**
 * Fires between the skip link, which is the first element on every page, and the header, for content that must come
 * before the page, such as a consent banner.
 */
do_action('stallkeeper_before_header');
?>
<header class="site-header<?php echo $isComplete ? '' : ' site-header--distraction-free'; ?>">
	<?php
    if ($isComplete) {
        stallkeeper_theme(Announcement::class)->print();
        stallkeeper_theme(TopBar::class)->printBar();
    }
?>
	<div class="sticky-header__start"></div>
	<div class="site-header__rows<?php echo $isSticky ? '' : ' site-header__rows--free'; ?>">
		<div class="wrap masthead">
			<?php get_template_part('parts/branding'); ?>
			<?php if ($isComplete && $options->isOn(DisplayOptions::SEARCH)) { ?>
				<a class="search-toggle" href="#site-search">
					<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
						<circle cx="10.5" cy="10.5" r="6.5" fill="none" stroke="currentColor" stroke-width="2"/>
						<path d="m15.5 15.5 5 5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>
					</svg>
					<span class="screen-reader-text"><?php esc_html_e('Search', 'stallkeeper'); ?></span>
				</a>
				<div class="masthead__search" id="site-search"><?php get_search_form([
					'aria_label' => __('Search the shop', 'stallkeeper'),
					'stallkeeper_suggestions' => true,
				]); ?></div>
			<?php } ?>
			<?php if (has_action('stallkeeper_header_tools')) { ?>
				<div class="masthead__tools"><?php
					/** Fires next to the search form, for the cart link and other shop tools. */
					do_action('stallkeeper_header_tools');
				?></div>
			<?php } ?>
		</div>
		<?php
        if ($isComplete) {
            stallkeeper_theme(Navigation::class)->printBar();
        }
?>
	</div>
</header>
<?php $content->printAfterHeader(); ?>
<div class="stage">
<?php
if ($isComplete) {
    stallkeeper_theme(Navigation::class)->printCatalog();
}
