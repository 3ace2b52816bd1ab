<?php
/**
 * The catalog or another menu in content.
 *
 * @var array{
 *     label: string,       name of the landmark
 *     listId: string,
 *     items: list<array>,  see nav/level.php
 *     levels: int,         see nav/level.php
 * } $args
 * @var \Stallkeeper\Theme\Templates\TemplateRenderer $templates
 */

defined('ABSPATH') || exit;
?>
<nav class="catalog-block" aria-label="<?php echo esc_attr($args['label']); ?>">
	<?php $templates->print('nav/catalog-list', [
		'listId' => $args['listId'],
		'items' => $args['items'],
		'levels' => $args['levels'],
	]); ?>
</nav>
