<?php
/**
 * Title: Gallery
 * Slug: stallkeeper/gallery
 * Description: Three pictures side by side, with a heading.
 * Categories: stallkeeper, gallery
 * Keywords: pictures, images
 * Viewport Width: 1200
 */

defined('ABSPATH') || exit;

$pictures = ['kettle', 'basket', 'bowl'];
?>
<!-- wp:group {"align":"wide","className":"front-section","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide front-section"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e('From our shelves', 'stallkeeper'); ?></h2>
<!-- /wp:heading -->

<!-- wp:gallery {"columns":3,"linkTo":"none"} -->
<figure class="wp-block-gallery has-nested-images columns-3 is-cropped"><?php foreach ($pictures as $picture) { ?><!-- wp:image {"sizeSlug":"large","linkDestination":"none"} -->
<figure class="wp-block-image size-large"><img
	src="<?php echo esc_url(get_theme_file_uri("assets/patterns/{$picture}.svg")); ?>" alt=""/></figure>
<!-- /wp:image --><?php } ?></figure>
<!-- /wp:gallery --></div>
<!-- /wp:group -->
<?php
