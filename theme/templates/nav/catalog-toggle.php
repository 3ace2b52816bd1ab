<?php
/**
 * Link to the catalog, which CSS opens as the target of the link. The script turns it into a button for the dialog.
 *
 * @var array{toggle: string} $args toggle: text of the link
 */

defined('ABSPATH') || exit;

$toggle = $args['toggle'];
?>
<a class="catalog-toggle" id="catalog-toggle" href="#catalog"
	data-wp-interactive="stallkeeper/catalog" data-wp-bind--role="state.role" data-wp-bind--aria-haspopup="state.popup"
	data-wp-bind--aria-expanded="state.expanded" data-wp-class--on="state.isShown"
	data-wp-on--click="actions.show" data-wp-on--keydown="actions.press"
	><span class="catalog-toggle__name"><?php echo esc_html($toggle); ?></span></a>
