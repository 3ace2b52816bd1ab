<?php
/**
 * Title: Contact and opening hours
 * Slug: stallkeeper/contact
 * Description: Address, opening hours and e-mail side by side.
 * Categories: stallkeeper, contact
 * Keywords: address, hours, map
 * Viewport Width: 1200
 */

defined('ABSPATH') || exit;
?>
<!-- wp:group {"align":"wide","className":"front-section","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide front-section"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e('Visit us', 'stallkeeper'); ?></h2>
<!-- /wp:heading -->

<!-- wp:columns -->
<div class="wp-block-columns"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e('Address', 'stallkeeper'); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e('Market Square 4, 12345 Anytown', 'stallkeeper'); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e('Opening hours', 'stallkeeper'); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e('Tuesday to Friday 10 to 18, Saturday 9 to 14', 'stallkeeper'); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e('Questions', 'stallkeeper'); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e('Call 01234 567890, or use the address in our legal notice.', 'stallkeeper'); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
<?php
