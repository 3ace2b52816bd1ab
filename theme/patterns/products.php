<?php
/**
 * Title: Featured products
 * Slug: stallkeeper/products
 * Description: A slider of the shop's featured products. The HTML says which ones and how many.
 * Categories: stallkeeper, featured
 * Keywords: slider, carousel, products
 * Viewport Width: 1200
 */

defined('ABSPATH') || exit;
?>
<!-- wp:group {"align":"wide","className":"front-section","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide front-section"><!-- wp:heading {"className":"front-section__title"} -->
<h2 class="wp-block-heading front-section__title"><?php esc_html_e('Our favourites', 'stallkeeper'); ?></h2>
<!-- /wp:heading -->

<!-- wp:html -->
<div class="shop-section" data-section="products" data-source="featured" data-look="four" data-count="8"
	data-title=""></div>
<!-- /wp:html --></div>
<!-- /wp:group -->
