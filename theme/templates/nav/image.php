<?php
/**
 * The image of a menu item, beside its title. Browsers do not load it while its submenu is closed.
 *
 * @var array{image: array{src: string, width: int, height: int}} $args
 */

defined('ABSPATH') || exit;

$image = $args['image'];
?>
<img class="menu__image" src="<?php echo esc_url($image['src']); ?>" alt=""
	width="<?php echo esc_attr((string) $image['width']); ?>"
	height="<?php echo esc_attr((string) $image['height']); ?>"
	loading="lazy" decoding="async"><?php // No line break before the title. ?>
