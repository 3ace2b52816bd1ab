<?php
/**
 * A menu of one level as a row of links, such as the social links.
 *
 * @var array{
 *     name: string,        prefix of the CSS class, such as 'social'
 *     label: string,       name of the landmark
 *     listId: string,
 *     items: list<array>,  see nav/level.php
 * } $args
 * @var \Stallkeeper\Theme\Templates\TemplateRenderer $templates
 */

defined('ABSPATH') || exit;

$name = $args['name'];
$label = $args['label'];
$list_id = $args['listId'];
$items = $args['items'];
?>
<nav class="row-nav <?php echo esc_attr($name); ?>-nav" aria-label="<?php echo esc_attr($label); ?>">
	<ul class="menu menu-row" id="<?php echo esc_attr($list_id); ?>">
		<?php $templates->print('nav/level', ['items' => $items, 'levels' => 0, 'isDropdown' => false]); ?>
	</ul>
</nav>
