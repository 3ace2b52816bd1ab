<?php
/** The way to the checkout. */
defined('ABSPATH') || exit;
?>
<a href="<?php echo esc_url(wc_get_checkout_url()); ?>" class="checkout-button button alt wc-forward"><?php esc_html_e('Proceed to checkout', 'stallkeeper-stand-in'); ?></a>
