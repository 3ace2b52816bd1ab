<?php
/**
 * The items of one menu level. Includes itself for submenus.
 *
 * Submenus are printed open. The script shows their buttons and collapses them: see nav/main.php.
 *
 * @var array{
 *     items: list<array{
 *         title: string,
 *         hint: string|null,    the title attribute
 *         classes: string,
 *         href: string|null,    null for an item without a page; only safe URLs (php-render/src/Url.php)
 *         target: string|null,
 *         rel: string|null,
 *         image: array{src: string, width: int, height: int}|null,   of what the item links to; decoration
 *         isCurrent: bool,
 *         startsOpen: bool,     whether the submenu contains the current page: it starts expanded on small screens
 *         submenu: array{id: string, label: string, items: list<array>}|null,   label: name of the button
 *     }>,
 *     levels: int,       maximum number of submenu levels below this one; 0 prints no submenus
 *     isDropdown: bool,  whether the submenus of this level open over the page on wide screens
 * } $args
 * @var \Stallkeeper\Theme\Templates\TemplateRenderer $templates
 */

defined('ABSPATH') || exit;

$items = $args['items'];
$levels = $args['levels'];
$is_dropdown = $args['isDropdown'];
?>
<?php foreach ($items as $item) { ?>
	<?php $submenu = $levels > 0 ? $item['submenu'] : null; ?>
	<?php if ($submenu === null) { ?>
	<li class="<?php echo esc_attr($item['classes']); ?>">
		<?php $templates->print('nav/entry', ['item' => $item]); ?>
	</li>
	<?php } else { ?>
	<?php
	$context = [
		'id' => $submenu['id'],
		'isDropdown' => $is_dropdown,
		'startsOpen' => $item['startsOpen'],
		'isOpen' => false,
		'openedBy' => null,
		'hasFocus' => false,
	];
	?>
	<li <?php echo wp_interactivity_data_wp_context($context); ?>

		data-wp-init="callbacks.addSubmenu"
		data-wp-class--toggled-on="state.isExpanded" data-wp-class--focus="context.hasFocus"
		<?php if ($is_dropdown) { ?>
		data-wp-on--pointerenter="actions.enter" data-wp-on--pointerleave="actions.leave"
		data-wp-on--focusin="actions.focusIn" data-wp-on--focusout="actions.focusOut"
		data-wp-on-document--keydown="actions.escape"
		<?php } ?>
		class="<?php echo esc_attr($item['classes']); ?>">
		<?php $templates->print('nav/entry', ['item' => $item]); ?>
		<button class="menu__toggle" type="button" hidden aria-expanded="false"
			data-wp-bind--hidden="context.isPlain" data-wp-bind--aria-expanded="state.isExpanded"
			data-wp-class--on="state.isExpanded" data-wp-on--click="actions.toggle"
			aria-controls="<?php echo esc_attr($submenu['id']); ?>"
			aria-label="<?php echo esc_attr($submenu['label']); ?>"></button>
		<ul class="sub-menu" id="<?php echo esc_attr($submenu['id']); ?>">
			<?php $templates->print('nav/level', [
				'items' => $submenu['items'],
				'levels' => $levels - 1,
				'isDropdown' => false,
			]); ?>
		</ul>
	</li>
	<?php } ?>
<?php } ?>
