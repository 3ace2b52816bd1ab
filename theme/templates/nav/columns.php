<?php
/**
 * A menu as columns: each item with a submenu is the heading of a column. Items without a submenu are one column
 * without a heading.
 *
 * @var array{
 *     label: string,       name of the landmark
 *     items: list<array>,  see nav/level.php
 * } $args
 * @var \Stallkeeper\Theme\Templates\TemplateRenderer $templates
 */

defined('ABSPATH') || exit;

$label = $args['label'];
$columns = [];
foreach ($args['items'] as $item) {
	if ($item['submenu'] === null) {
		$columns['']['items'][] = $item;
	} else {
		$columns[] = ['heading' => $item, 'items' => $item['submenu']['items']];
	}
}
?>
<nav class="column-nav" aria-label="<?php echo esc_attr($label); ?>">
	<?php foreach ($columns as $column) { ?>
	<div class="column-nav__column">
		<?php if (isset($column['heading'])) { ?>
		<h2 class="column-nav__title"><?php $templates->print('nav/entry', ['item' => $column['heading']]); ?></h2>
		<?php } ?>
		<ul class="menu">
			<?php $templates->print('nav/level', ['items' => $column['items'], 'levels' => 0, 'isDropdown' => false]); ?>
		</ul>
	</div>
	<?php } ?>
</nav>
