<?php
/**
 * The catalog: a column beside the page on wide screens, a box over it on small ones. Its list stands once in the page.
 *
 * Without a script its toggle's address opens the box (`:target`), and the hide toggle's closes it again. With one the
 * same panel moves into the <dialog> while it is shown: the page behind is inert, Escape closes, focus comes back.
 *
 * Settings: $label of the landmark, $listId, $levels
 * Data:     menu.items
 * Parts:    panel (the script finds it by data-part; keep that)
 *
 * @var string $label
 * @var string $listId
 * @var int $levels
 * @var Closure(string, array<string, mixed>=): void $part
 */
defined('ABSPATH') || exit;
?>
<div class="catalog" id="catalog" tabindex="-1">
	<a class="catalog__overlay" href="#catalog-toggle" tabindex="-1" aria-hidden="true"></a>
	<nav class="catalog__panel" aria-labelledby="catalog-title" data-part="panel"
		data-wp-interactive="stallkeeper/catalog" data-wp-init="callbacks.enhance">
		<div class="catalog__head">
			<p class="catalog__title" id="catalog-title"><?php echo esc_html($label); ?></p>
			<a class="catalog__hide" href="#catalog-toggle" data-wp-bind--role="state.role"
				data-wp-on--click="actions.hide" data-wp-on--keydown="actions.press"><span class="screen-reader-text"><?php esc_html_e('Close the catalog', 'stallkeeper'); ?></span></a>
		</div>
		<div class="nav catalog-nav"
			data-wp-interactive="stallkeeper/menu" data-wp-context='{"isPlain":true,"isShown":true}'
			data-wp-init="callbacks.enhance" data-wp-class--is-enhanced="!context.isPlain">
			<ul class="menu nav__list" id="<?php echo esc_attr($listId); ?>"><?php
                $part('nav/level', ['path' => 'menu.items', 'levels' => $levels, 'isDropdown' => false]);
?></ul>
		</div>
	</nav>
</div>
<dialog class="catalog-dialog" aria-labelledby="catalog-title"></dialog>
