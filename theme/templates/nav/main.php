<?php
/**
 * The main menu and the menu of the top bar: a row of links on wide screens, a list below a toggle on small ones.
 *
 * Without JavaScript, the toggle is a <details> element, and menu.css shows the list while it is open. The script adds
 * a button to each submenu (nav/level.php), closes menus with Escape and sets the classes of their states.
 *
 * @var array{
 *     name: string,        'main' or 'top'
 *     label: string,       name of the landmark
 *     toggle: string,      text of the toggle
 *     listId: string,
 *     items: list<array>,  see nav/level.php
 *     levels: int,         see nav/level.php
 *     isDropdown: bool,    see nav/level.php
 * } $args
 * @var \Stallkeeper\Theme\Templates\TemplateRenderer $templates
 */

defined('ABSPATH') || exit;

$name = $args['name'];
$label = $args['label'];
$toggle = $args['toggle'];
$list_id = $args['listId'];
$items = $args['items'];
$levels = $args['levels'];
$is_dropdown = $args['isDropdown'];
?>
<nav class="nav <?php echo esc_attr($name); ?>-nav" aria-label="<?php echo esc_attr($label); ?>"
	data-wp-interactive="stallkeeper/menu" data-wp-context='{"isPlain":true,"isShown":false}'
	data-wp-init="callbacks.enhance"
	data-wp-class--is-enhanced="!context.isPlain" data-wp-class--toggled-on="context.isShown"
	data-wp-on--focusout="actions.leaveDisclosure" data-wp-on--keydown="actions.closeOnEscape">
	<details class="nav__disclosure" data-wp-class--on="context.isShown" data-wp-on--toggle="actions.updateDisclosure">
		<summary class="nav__toggle"><span class="nav__toggle-name"><?php echo esc_html($toggle); ?></span></summary>
	</details>
	<ul class="menu nav__list" id="<?php echo esc_attr($list_id); ?>">
		<?php $templates->print('nav/level', ['items' => $items, 'levels' => $levels, 'isDropdown' => $is_dropdown]); ?>
	</ul>
</nav>
