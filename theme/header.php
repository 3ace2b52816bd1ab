<?php
/**
 * The top of every page: skip link, top bar, the shop's name, search, main menu.
 *
 * All of it works without a script: on small screens the menu is a <details>, on wide ones menu.css
 * shows the same list in a row.
 */

defined('ABSPATH') || exit;

use Stallkeeper\Theme\Menu;
use Stallkeeper\Theme\Search\HeaderForm;
use Stallkeeper\Theme\WidgetAreas;

?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="<?php bloginfo('charset'); ?>">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php wp_body_open(); ?>
<a class="skip-link" href="#main"><?php esc_html_e('Skip to content', 'stallkeeper'); ?></a>
<header class="site-header">
	<?php if (has_nav_menu('top-menu') || is_active_sidebar(WidgetAreas::HEADER)) { ?>
		<div class="top-bar">
			<div class="wrap top-bar__inner">
				<?php dynamic_sidebar(WidgetAreas::HEADER); ?>
				<?php Menu::row('top-menu', __('Service', 'stallkeeper')); ?>
			</div>
		</div>
	<?php } ?>
	<div class="wrap masthead">
		<?php get_template_part('parts/branding'); ?>
		<?php
        if (class_exists(HeaderForm::class)) {
            HeaderForm::print();
        }
/**
 * Fires beside the search form: the place for the cart and other tools of a shop.
 */
do_action('stallkeeper_header_tools');
?>
	</div>
	<div class="menu-bar">
		<div class="wrap menu-bar__inner">
			<?php if (Menu::hasMain()) { ?>
			<nav class="main-nav" aria-label="<?php esc_attr_e('Main', 'stallkeeper'); ?>">
				<details class="main-nav__fold">
					<summary class="main-nav__toggle"><?php esc_html_e('Menu', 'stallkeeper'); ?></summary>
					<?php Menu::main(); ?>
				</details>
			</nav>
			<?php } ?>
		</div>
	</div>
</header>
<?php
