<?php
/** Order received page. */

$facts = !$order ? [] : [
    'order' => ['Order number:', esc_html($order->get_order_number())],
    'date' => ['Date:', esc_html($order->get_date_created()->date_i18n(get_option('date_format')))],
    'total' => ['Total:', $order->get_formatted_order_total()],
    'payment-method' => ['Payment method:', esc_html($order->get_payment_method_title())],
];
?>
<div class="woocommerce-order">
	<p class="woocommerce-notice woocommerce-notice--success woocommerce-thankyou-order-received"
	    >Thank you. Your order has been received.</p>
	<?php if ($order) : ?>
		<ul class="woocommerce-order-overview woocommerce-thankyou-order-details order_details">
			<?php foreach ($facts as $name => [$label, $value]) : ?>
				<li class="woocommerce-order-overview__<?= esc_attr($name) ?>">
					<?= esc_html($label) ?> <strong><?= $value ?></strong>
				</li>
			<?php endforeach ?>
		</ul>
		<?= wp_kses_post(wpautop(WC()->payment_gateways()->payment_gateways()['cod']->get_option('instructions'))) ?>
		<?php wc_get_template('order/order-details.php', ['order' => $order]) ?>
		<?php do_action('woocommerce_thankyou', $order->get_id()) ?>
	<?php endif ?>
</div>
