<?php
/**
 * Title: How it is made
 * Slug: stallkeeper/steps
 * Description: Three numbered steps side by side.
 * Categories: stallkeeper, about
 * Keywords: process, story
 * Viewport Width: 1200
 */

defined('ABSPATH') || exit;

$steps = [
    [
        __('1. Forged', 'stallkeeper'),
        __('A bar of steel becomes a blade in forty strokes.', 'stallkeeper'),
    ],
    [
        __('2. Ground', 'stallkeeper'),
        __('Water cools the stone, so that the edge stays hard.', 'stallkeeper'),
    ],
    [
        __('3. Tried', 'stallkeeper'),
        __('Each knife cuts a tomato before it is packed.', 'stallkeeper'),
    ],
];
?>
<!-- wp:group {"align":"wide","className":"front-section","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide front-section"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e('From the fire to your kitchen', 'stallkeeper'); ?></h2>
<!-- /wp:heading -->

<!-- wp:columns -->
<div class="wp-block-columns"><?php foreach ($steps as [$title, $text]) { ?><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php echo esc_html($title); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php echo esc_html($text); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --><?php } ?></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
<?php
