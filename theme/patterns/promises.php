<?php
/**
 * Title: Three promises
 * Slug: stallkeeper/promises
 * Description: What customers can rely on: delivery, returns and repairs.
 * Categories: stallkeeper, featured
 * Keywords: delivery, returns, trust
 * Viewport Width: 1200
 */

defined('ABSPATH') || exit;

$promises = [
    [
        __('With you in three days', 'stallkeeper'),
        __('Orders before noon leave our house the same day.', 'stallkeeper'),
    ],
    [
        __('30 days to decide', 'stallkeeper'),
        __('Send back what you do not like. The label is in the parcel.', 'stallkeeper'),
    ],
    [
        __('Repaired, not replaced', 'stallkeeper'),
        __('Handles, lids and blades have spare parts for ten years.', 'stallkeeper'),
    ],
];
?>
<!-- wp:group {"align":"wide","className":"front-section","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide front-section"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e('Promised', 'stallkeeper'); ?></h2>
<!-- /wp:heading -->

<!-- wp:columns -->
<div class="wp-block-columns"><?php foreach ($promises as [$title, $text]) { ?><!-- wp:column -->
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
