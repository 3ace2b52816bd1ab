<?php
/** Shown instead of the checkout form if the cart contains errors. */

wc_print_notices();
?>
<p><?php esc_html_e('There are some issues with the items in your cart. Please go back to the cart page and resolve these issues before checking out.', 'stallkeeper-stand-in'); ?></p>
<?php do_action('woocommerce_cart_has_errors'); ?>
<p><a class="button wc-backward" href="<?php echo esc_url(wc_get_cart_url()); ?>"><?php esc_html_e('Return to cart', 'stallkeeper-stand-in'); ?></a></p>
