<?php
/** Customer details of an order. Access is protected only by the order key in the URL. */
?>
<section class="woocommerce-customer-details">
	<h2 class="woocommerce-column__title"><?php esc_html_e('Billing address', 'stallkeeper-stand-in'); ?></h2>
	<address>
		<?php echo wp_kses_post($order->get_formatted_billing_address(esc_html__('N/A', 'stallkeeper-stand-in'))); ?>
		<?php if ('' !== $order->get_billing_phone()) : ?>
			<p class="woocommerce-customer-details--phone"><?php echo esc_html($order->get_billing_phone()); ?></p>
		<?php endif; ?>
		<?php if ('' !== $order->get_billing_email()) : ?>
			<p class="woocommerce-customer-details--email"><?php echo esc_html($order->get_billing_email()); ?></p>
		<?php endif; ?>
		<?php do_action('woocommerce_order_details_after_customer_address', 'billing', $order); ?>
	</address>
	<?php do_action('woocommerce_order_details_after_customer_details', $order); ?>
</section>
