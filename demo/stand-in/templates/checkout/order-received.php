<?php
/** Order received message. */
?>
<p class="woocommerce-notice woocommerce-notice--success woocommerce-thankyou-order-received">
	<?php echo wp_kses_post(apply_filters('woocommerce_thankyou_order_received_text', esc_html__('Thank you. Your order has been received.', 'stallkeeper-stand-in'), $order ?: null)); ?>
</p>
