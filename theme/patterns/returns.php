<?php
/**
 * Title: How to return something
 * Slug: stallkeeper/returns
 * Description: Numbered steps and a button.
 * Categories: stallkeeper, text
 * Keywords: refund, exchange, help
 * Viewport Width: 1200
 */

defined('ABSPATH') || exit;
?>
<!-- wp:group {"className":"front-section","layout":{"type":"default"}} -->
<div class="wp-block-group front-section"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e('Returns', 'stallkeeper'); ?></h2>
<!-- /wp:heading -->

<!-- wp:list {"ordered":true} -->
<ol><!-- wp:list-item -->
<li><?php esc_html_e('Write to us within 30 days. We send you a label.', 'stallkeeper'); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e('Pack the article well, with its parts.', 'stallkeeper'); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e('Bring the parcel to the post office. You get the money within 14 days.', 'stallkeeper'); ?></li>
<!-- /wp:list-item --></ol>
<!-- /wp:list -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"
	href="<?php echo esc_url(home_url('/')); ?>"><?php esc_html_e('Write to us', 'stallkeeper'); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->
<?php
