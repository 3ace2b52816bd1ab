<?php
/**
 * Title: What customers say
 * Slug: stallkeeper/testimonials
 * Description: Three quotes of customers side by side.
 * Categories: stallkeeper, testimonials
 * Keywords: reviews, quotes
 * Viewport Width: 1200
 */

defined('ABSPATH') || exit;

$quotes = [
    [__('The kettle is as old as our marriage now, and quieter.', 'stallkeeper'), __('Ida, Freiburg', 'stallkeeper')],
    [__('Packed so well that the parcel survived our dog.', 'stallkeeper'), __('Tom, Leeds', 'stallkeeper')],
    [__('A knife that I sharpen twice a year and show to guests.', 'stallkeeper'), __('Mei, Lyon', 'stallkeeper')],
];
?>
<!-- wp:group {"align":"wide","className":"front-section","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide front-section"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e('What customers say', 'stallkeeper'); ?></h2>
<!-- /wp:heading -->

<!-- wp:columns -->
<div class="wp-block-columns"><?php foreach ($quotes as [$text, $name]) { ?><!-- wp:column -->
<div class="wp-block-column"><!-- wp:quote -->
<blockquote class="wp-block-quote"><!-- wp:paragraph -->
<p><?php echo esc_html($text); ?></p>
<!-- /wp:paragraph --><cite><?php echo esc_html($name); ?></cite></blockquote>
<!-- /wp:quote --></div>
<!-- /wp:column --><?php } ?></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
<?php
