<?php
/**
 * Title: Brands
 * Slug: stallkeeper/brands
 * Description: A slider of names or signs. Each block inside is one.
 * Categories: stallkeeper, featured
 * Keywords: slider, carousel, logos
 * Viewport Width: 1200
 */

defined('ABSPATH') || exit;

/* translators: names of workshops, separated by commas: an example that an author replaces */
$names = __('Hill Pottery, Ferro & Daughters, River Willow, Blue Enamel, Old Mill Oil, Third Loom', 'stallkeeper');
$names = array_slice(array_filter(array_map('trim', explode(',', $names))), 0, 12);
?>
<!-- wp:group {"align":"wide","className":"front-section","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide front-section"><!-- wp:heading {"className":"front-section__title"} -->
<h2 class="wp-block-heading front-section__title"><?php esc_html_e('Our brands', 'stallkeeper'); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"className":"shop-slider shop-slider-brand","layout":{"type":"default"}} -->
<div class="wp-block-group shop-slider shop-slider-brand"><?php foreach ($names as $name) { ?><!-- wp:paragraph {"className":"brand brand__name"} -->
<p class="brand brand__name"><?php echo esc_html($name); ?></p>
<!-- /wp:paragraph --><?php } ?></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
