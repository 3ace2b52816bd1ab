<?php
/** Billing fields of the checkout form. */
?>
<div class="woocommerce-billing-fields">
	<h3><?php esc_html_e('Billing details', 'stallkeeper-stand-in'); ?></h3>
	<?php do_action('woocommerce_before_checkout_billing_form', $checkout); ?>
	<div class="woocommerce-billing-fields__field-wrapper">
		<?php
        foreach ($checkout->get_checkout_fields('billing') as $key => $field) {
            woocommerce_form_field($key, $field, $checkout->get_value($key));
        }
?>
	</div>
	<?php do_action('woocommerce_after_checkout_billing_form', $checkout); ?>
</div>
