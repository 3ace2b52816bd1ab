<?php
/**
 * The catalog menu: a column on wide screens, a panel over the page on small ones. The page contains its list once.
 *
 * Without JavaScript, the link of nav/catalog-toggle.php opens the panel (`:target`) and the link in the panel closes
 * it. The script moves the panel into the <dialog> while it is open: the dialog makes the page inert, closes with
 * Escape and restores the focus. The script finds the panel by data-part="panel".
 *
 * @var array{
 *     label: string,       heading, which is also the name of the landmark
 *     listId: string,
 *     items: list<array>,  see nav/level.php
 *     levels: int,         see nav/level.php
 * } $args
 * @var \Stallkeeper\Theme\Templates\TemplateRenderer $templates
 */

defined('ABSPATH') || exit;

$label = $args['label'];
$list_id = $args['listId'];
$items = $args['items'];
$levels = $args['levels'];
?>
<div class="catalog" id="catalog" tabindex="-1">
	<a class="catalog__overlay" href="#catalog-toggle" tabindex="-1" aria-hidden="true"></a>
	<nav class="catalog__panel" aria-labelledby="catalog-title" data-part="panel"
		data-wp-interactive="stallkeeper/catalog" data-wp-init="callbacks.enhance">
		<div class="catalog__head">
			<p class="catalog__title" id="catalog-title"><?php echo esc_html($label); ?></p>
			<a class="catalog__hide" href="#catalog-toggle" data-wp-bind--role="state.role"
				data-wp-on--click="actions.hide" data-wp-on--keydown="actions.press"
				><span class="screen-reader-text"><?php esc_html_e('Close catalog', 'stallkeeper'); ?></span></a>
		</div>
		<?php $templates->print('nav/catalog-list', ['listId' => $list_id, 'items' => $items, 'levels' => $levels]); ?>
	</nav>
</div>
<dialog class="catalog-dialog" aria-labelledby="catalog-title"></dialog>
