<?php
/**
 * What shows the catalog. A link to it, which opens the box as its target; a script makes it a button of a dialog.
 *
 * Settings: $toggle text on it
 *
 * @var string $toggle
 */
defined('ABSPATH') || exit;
?>
<a class="catalog-toggle" id="catalog-toggle" href="#catalog"
	data-wp-interactive="stallkeeper/catalog" data-wp-bind--role="state.role" data-wp-bind--aria-haspopup="state.popup"
	data-wp-bind--aria-expanded="state.expanded" data-wp-class--on="state.isShown"
	data-wp-on--click="actions.show" data-wp-on--keydown="actions.press"><?php echo esc_html($toggle); ?></a>
