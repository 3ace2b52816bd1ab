<?php
/** Order received page. */
?>
<div class="woocommerce-order">
	<?php
    if (!$order) {
        wc_get_template('checkout/order-received.php', ['order' => false]);
        echo '</div>';
        return;
    }
do_action('woocommerce_before_thankyou', $order->get_id());
wc_get_template('checkout/order-received.php', ['order' => $order]);
$facts = [
    'order' => [__('Order number:', 'stallkeeper-stand-in'), esc_html($order->get_order_number())],
    'date' => [__('Date:', 'stallkeeper-stand-in'), esc_html(wc_format_datetime($order->get_date_created()))],
    'email' => [__('Email:', 'stallkeeper-stand-in'), is_user_logged_in() && $order->get_user_id() === get_current_user_id() ? esc_html($order->get_billing_email()) : ''],
    'total' => [__('Total:', 'stallkeeper-stand-in'), $order->get_formatted_order_total()],
    'method' => [__('Payment method:', 'stallkeeper-stand-in'), esc_html($order->get_payment_method_title())],
];
?>
	<ul class="woocommerce-order-overview woocommerce-thankyou-order-details order_details">
		<?php foreach (array_filter($facts, static fn(array $fact): bool => '' !== $fact[1]) as $name => [$label, $value]) : ?>
			<li class="woocommerce-order-overview__<?php echo esc_attr('method' === $name ? 'payment-method method' : "{$name} {$name}"); ?>"><?php echo esc_html($label); ?> <strong><?php echo $value; ?></strong></li>
		<?php endforeach; ?>
	</ul>
	<?php
do_action('woocommerce_thankyou_' . $order->get_payment_method(), $order->get_id());
do_action('woocommerce_thankyou', $order->get_id());
?>
</div>
