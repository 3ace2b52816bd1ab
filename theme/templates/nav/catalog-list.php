<?php
/**
 * The items of the catalog, with submenus that the script collapses.
 *
 * @var array{
 *     listId: string,
 *     items: list<array>,  see nav/level.php
 *     levels: int,         see nav/level.php
 * } $args
 * @var \Stallkeeper\Theme\Templates\TemplateRenderer $templates
 */

defined('ABSPATH') || exit;

$list_id = $args['listId'];
$items = $args['items'];
$levels = $args['levels'];
?>
<div class="nav catalog-nav"
	data-wp-interactive="stallkeeper/menu" data-wp-context='{"isPlain":true,"isShown":true}'
	data-wp-init="callbacks.enhance" data-wp-class--is-enhanced="!context.isPlain">
	<ul class="menu nav__list" id="<?php echo esc_attr($list_id); ?>">
		<?php $templates->print('nav/level', ['items' => $items, 'levels' => $levels, 'isDropdown' => false]); ?>
	</ul>
</div>
