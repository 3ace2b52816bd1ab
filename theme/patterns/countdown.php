<?php
/**
 * Title: Countdown
 * Slug: stallkeeper/countdown
 * Description: An offer with the time that is left. Write its end as 2026-12-24 18:00. Later the time is not shown.
 * Categories: stallkeeper, call-to-action
 * Viewport Width: 1200
 */

defined('ABSPATH') || exit;
?>
<!-- wp:group {"align":"wide","className":"front-section countdown-offer","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide front-section countdown-offer"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e('Free delivery until the market closes', 'stallkeeper'); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"className":"countdown"} -->
<p class="countdown"><?php echo esc_html(wp_date('Y-m-d 18:00', time() + WEEK_IN_SECONDS)); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"
	href="<?php echo esc_url(home_url('/')); ?>"><?php esc_html_e('See the offers', 'stallkeeper'); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->
<?php
