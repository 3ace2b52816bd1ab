<?php
/**
 * Title: The people of the shop
 * Slug: stallkeeper/team
 * Description: Pictures with names and what each person does.
 * Categories: stallkeeper, about
 * Keywords: people, staff
 * Viewport Width: 1200
 */

defined('ABSPATH') || exit;

$people = [
    [
        'kettle',
        __('Anna', 'stallkeeper'),
        __('chooses what we sell', 'stallkeeper'),
    ],
    [
        'basket',
        __('Jonas', 'stallkeeper'),
        __('packs your parcel', 'stallkeeper'),
    ],
    [
        'bowl',
        __('Mirjam', 'stallkeeper'),
        __('answers your questions', 'stallkeeper'),
    ],
];
?>
<!-- wp:group {"align":"wide","className":"front-section","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide front-section"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e('Who we are', 'stallkeeper'); ?></h2>
<!-- /wp:heading -->

<!-- wp:columns -->
<div class="wp-block-columns"><?php foreach ($people as [$picture, $name, $text]) { ?><!-- wp:column -->
<div class="wp-block-column"><!-- wp:image {"sizeSlug":"large"} -->
<figure class="wp-block-image size-large"><img
	src="<?php echo esc_url(get_theme_file_uri("assets/patterns/{$picture}.svg")); ?>" alt=""/></figure>
<!-- /wp:image -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php echo esc_html($name); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php echo esc_html($text); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --><?php } ?></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
<?php
