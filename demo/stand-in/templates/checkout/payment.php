<?php
/** Payment methods, terms and the order button. */

$gateways = WC()->cart->needs_payment() ? WC()->payment_gateways()->get_available_payment_gateways() : [];
$chosen = WC()->session->get('chosen_payment_method', array_key_first($gateways));
?>
<div id="payment" class="woocommerce-checkout-payment">
	<ul class="wc_payment_methods payment_methods methods" aria-label="Payment methods">
		<?php foreach ($gateways as $id => $gateway) : ?>
			<li class="wc_payment_method payment_method_<?= esc_attr($id) ?>">
				<input id="payment_method_<?= esc_attr($id) ?>" type="radio" class="input-radio"
				    name="payment_method" value="<?= esc_attr($id) ?>"<?php checked($id, $chosen) ?>>
				<label for="payment_method_<?= esc_attr($id) ?>"><?= esc_html($gateway->get_title()) ?></label>
				<div class="payment_box payment_method_<?= esc_attr($id) ?>">
					<?= wpautop(wptexturize($gateway->get_description())) ?>
				</div>
			</li>
		<?php endforeach ?>
	</ul>
	<div class="form-row place-order">
		<?php wc_get_template('checkout/terms.php') ?>
		<?= apply_filters(
		    'woocommerce_order_button_html',
		    '<button type="submit" class="button alt" name="woocommerce_checkout_place_order" id="place_order"
		        value="Place order" data-value="Place order">Place order</button>',
		) ?>
		<?php wp_nonce_field('woocommerce-process_checkout', 'woocommerce-process-checkout-nonce') ?>
	</div>
</div>
