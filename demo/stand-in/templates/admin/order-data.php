<?php
/** Order data meta box: status, payment method and addresses. */
?>
<div class="panel-wrap woocommerce">
	<div id="order_data" class="panel woocommerce-order-data">
		<h2 class="woocommerce-order-data__heading">
			<?php
            /* translators: %s: order number */
            echo esc_html(sprintf(__('Order #%s details', 'stallkeeper-stand-in'), $order->get_order_number()));
?>
		</h2>
		<p class="woocommerce-order-data__meta order_number">
			<?php
/* translators: 1: payment method, 2: date, 3: customer IP address */
echo esc_html(sprintf(__('Payment via %1$s, %2$s. Customer IP: %3$s', 'stallkeeper-stand-in'), $order->get_payment_method_title(), wc_format_datetime($order->get_date_created()), $order->get_customer_ip_address()));
?>
		</p>
		<?php do_action('woocommerce_admin_order_data_after_payment_info', $order); ?>
		<div class="order_data_column_container">
			<div class="order_data_column">
				<h3><?php esc_html_e('General', 'stallkeeper-stand-in'); ?></h3>
				<p class="form-field form-field-wide wc-order-status">
					<label for="order_status"><?php esc_html_e('Status:', 'stallkeeper-stand-in'); ?></label>
					<select id="order_status" name="order_status">
						<?php foreach (wc_get_order_statuses() as $status => $label) : ?>
							<option value="<?php echo esc_attr($status); ?>"<?php selected("wc-{$order->get_status()}", $status); ?>><?php echo esc_html($label); ?></option>
						<?php endforeach; ?>
					</select>
				</p>
				<?php do_action('woocommerce_admin_order_data_after_order_details', $order); ?>
			</div>
			<div class="order_data_column">
				<h3><?php esc_html_e('Billing', 'stallkeeper-stand-in'); ?></h3>
				<div class="address">
					<p><?php echo wp_kses_post($order->get_formatted_billing_address('–')); ?></p>
					<p><?php echo esc_html($order->get_billing_email()); ?><br><?php echo esc_html($order->get_billing_phone()); ?></p>
				</div>
				<?php do_action('woocommerce_admin_order_data_after_billing_address', $order); ?>
			</div>
			<div class="order_data_column">
				<h3><?php esc_html_e('Shipping', 'stallkeeper-stand-in'); ?></h3>
				<div class="address">
					<p><?php echo wp_kses_post($order->get_formatted_shipping_address('–')); ?></p>
					<?php if ('' !== $order->get_customer_note()) : ?>
						<p class="order_note"><strong><?php esc_html_e('Customer provided note:', 'stallkeeper-stand-in'); ?></strong> <?php echo nl2br(esc_html($order->get_customer_note())); ?></p>
					<?php endif; ?>
				</div>
				<?php do_action('woocommerce_admin_order_data_after_shipping_address', $order); ?>
			</div>
		</div>
	</div>
</div>
