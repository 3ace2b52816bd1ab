<?php
/**
 * The link of a menu item, or a label if the item has no page.
 *
 * @var array{item: array} $args item: see nav/level.php
 * @var \Stallkeeper\Theme\Templates\TemplateRenderer $templates
 */

defined('ABSPATH') || exit;

$item = $args['item'];
?>
<?php if ($item['href'] !== null) { ?>
<a class="menu__link" href="<?php echo esc_url($item['href']); ?>"
	<?php if ($item['target'] !== null) { ?>
	target="<?php echo esc_attr($item['target']); ?>"
	<?php } ?>
	<?php if ($item['rel'] !== null) { ?>
	rel="<?php echo esc_attr($item['rel']); ?>"
	<?php } ?>
	<?php if ($item['hint'] !== null) { ?>
	title="<?php echo esc_attr($item['hint']); ?>"
	<?php } ?>
	<?php if ($item['isCurrent']) { ?>
	aria-current="page"
	<?php } ?>><?php
	if ($item['image'] !== null) {
		$templates->print('nav/image', ['image' => $item['image']]);
	}
	echo esc_html($item['title']);
	?></a>
<?php } else { ?>
<span class="menu__link menu__link--label"
	<?php if ($item['hint'] !== null) { ?>
	title="<?php echo esc_attr($item['hint']); ?>"
	<?php } ?>
	<?php if ($item['isCurrent']) { ?>
	aria-current="true"
	<?php } ?>><?php
	if ($item['image'] !== null) {
		$templates->print('nav/image', ['image' => $item['image']]);
	}
	echo esc_html($item['title']);
	?></span>
<?php } ?>
