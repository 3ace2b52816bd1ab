<?php
/**
 * Title: Categories
 * Slug: stallkeeper/categories
 * Description: Pictures of what there is, each with a name and a sentence.
 * Categories: stallkeeper, featured
 * Viewport Width: 1200
 */

defined('ABSPATH') || exit;

$drawers = [
    ['kettle', __('Kitchen', 'stallkeeper'), __('Fire, iron and steel.', 'stallkeeper')],
    ['bowl', __('Table', 'stallkeeper'), __('What comes out of the kitchen.', 'stallkeeper')],
    ['basket', __('Home', 'stallkeeper'), __('For rooms without a stove.', 'stallkeeper')],
];
?>
<!-- wp:group {"align":"wide","className":"front-section","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide front-section"><!-- wp:heading {"className":"front-section__title"} -->
<h2 class="wp-block-heading front-section__title"><?php esc_html_e('Shop by category', 'stallkeeper'); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"className":"category-tiles","layout":{"type":"default"}} -->
<div class="wp-block-group category-tiles"><?php foreach ($drawers as [$picture, $title, $text]) { ?><!-- wp:group {"className":"category-tile","layout":{"type":"default"}} -->
<div class="wp-block-group category-tile"><!-- wp:image {"sizeSlug":"large"} -->
<figure class="wp-block-image size-large"><img
	src="<?php echo esc_url(get_theme_file_uri("assets/patterns/{$picture}.svg")); ?>" alt=""/></figure>
<!-- /wp:image -->

<!-- wp:group {"className":"category-tile__text","layout":{"type":"default"}} -->
<div class="wp-block-group category-tile__text"><!-- wp:heading {"level":3,"className":"category-tile__title"} -->
<h3 class="wp-block-heading category-tile__title"><a
	href="<?php echo esc_url(home_url('/')); ?>"><?php echo esc_html($title); ?></a></h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"className":"category-tile__words"} -->
<p class="category-tile__words"><?php echo esc_html($text); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --><?php } ?></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
