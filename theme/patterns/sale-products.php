<?php
/**
 * Title: Products on sale
 * Slug: stallkeeper/sale-products
 * Description: A grid of the products on sale.
 * Categories: stallkeeper, featured
 * Keywords: products
 * Viewport Width: 1200
 */

defined('ABSPATH') || exit;
?>
<!-- wp:group {"align":"wide","className":"front-section","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide front-section"><!-- wp:heading {"className":"front-section__title"} -->
<h2 class="wp-block-heading front-section__title"><?php esc_html_e('On sale', 'stallkeeper'); ?></h2>
<!-- /wp:heading -->

<!-- wp:html -->
<div class="shop-section" data-section="products" data-source="sale" data-look="grid" data-count="8"
	data-title=""></div>
<!-- /wp:html --></div>
<!-- /wp:group -->
<?php
