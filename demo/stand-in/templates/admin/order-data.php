<div class="panel-wrap woocommerce">
	<h2>Order #<?= esc_html($order->get_order_number()) ?> details</h2>
	<p>Payment via <?= esc_html($order->get_payment_method_title()) ?>.
	    Customer IP: <?= esc_html($order->get_customer_ip_address()) ?></p>
	<p>
		<label for="order_status">Status:</label>
		<select id="order_status" name="order_status">
			<?php foreach (wc_get_order_statuses() as $status => $label) : ?>
				<option value="<?= esc_attr($status) ?>"
				    <?php selected("wc-{$order->get_status()}", $status) ?>><?= esc_html($label) ?></option>
			<?php endforeach ?>
		</select>
	</p>
	<h3>Billing</h3>
	<p><?= wp_kses_post($order->get_formatted_billing_address('–')) ?></p>
	<p><?= esc_html($order->get_billing_email()) ?><br><?= esc_html($order->get_billing_phone()) ?></p>
	<p><?= nl2br(esc_html($order->get_customer_note())) ?></p>
</div>
