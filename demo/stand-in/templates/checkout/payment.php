<?php
/** Payment methods, terms and the order button. */

wp_doing_ajax() || do_action('woocommerce_review_order_before_payment');
?>
<div id="payment" class="woocommerce-checkout-payment">
	<?php if (WC()->cart->needs_payment()) : ?>
		<ul class="wc_payment_methods payment_methods methods" aria-label="<?php esc_attr_e('Payment methods', 'stallkeeper-stand-in'); ?>">
			<?php
            foreach ($available_gateways as $gateway) {
                wc_get_template('checkout/payment-method.php', ['gateway' => $gateway]);
            }
	    if ([] === $available_gateways) : ?>
				<li><?php wc_print_notice(esc_html__('Sorry, it seems that there are no available payment methods. Please contact us if you require assistance or wish to make alternate arrangements.', 'stallkeeper-stand-in'), 'notice'); ?></li>
			<?php endif; ?>
		</ul>
	<?php endif; ?>
	<div class="form-row place-order">
		<?php
        wc_get_template('checkout/terms.php');
do_action('woocommerce_review_order_before_submit');
echo apply_filters('woocommerce_order_button_html', '<button type="submit" class="button alt" name="woocommerce_checkout_place_order" id="place_order" value="' . esc_attr($order_button_text) . '" data-value="' . esc_attr($order_button_text) . '">' . esc_html($order_button_text) . '</button>');
do_action('woocommerce_review_order_after_submit');
wp_nonce_field('woocommerce-process_checkout', 'woocommerce-process-checkout-nonce');
?>
	</div>
</div>
<?php
wp_doing_ajax() || do_action('woocommerce_review_order_after_payment');
