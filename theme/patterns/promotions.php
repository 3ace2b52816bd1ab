<?php
/**
 * Title: Three offers
 * Slug: stallkeeper/promotions
 * Description: Pictures with a few words that lead somewhere.
 * Categories: stallkeeper, call-to-action
 * Viewport Width: 1200
 */

defined('ABSPATH') || exit;

$offers = [
    ['kettle', __('Winter kettles', 'stallkeeper')],
    ['basket', __('For the market', 'stallkeeper')],
    ['bowl', __('New from the kiln', 'stallkeeper')],
];
?>
<!-- wp:group {"align":"wide","className":"front-section promotions","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide front-section promotions"><?php foreach ($offers as [$picture, $title]) { ?><!-- wp:group {"className":"promotion","layout":{"type":"default"}} -->
<div class="wp-block-group promotion"><!-- wp:image {"sizeSlug":"large"} -->
<figure class="wp-block-image size-large"><img
	src="<?php echo esc_url(get_theme_file_uri("assets/patterns/{$picture}.svg")); ?>" alt=""/></figure>
<!-- /wp:image -->

<!-- wp:paragraph {"className":"promotion__title"} -->
<p class="promotion__title"><a href="<?php echo esc_url(home_url('/')); ?>"><?php echo esc_html($title); ?></a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --><?php } ?></div>
<!-- /wp:group -->
