<?php
/** Payment method. */
?>
<li class="wc_payment_method payment_method_<?php echo esc_attr($gateway->id); ?>">
	<input id="payment_method_<?php echo esc_attr($gateway->id); ?>" type="radio" class="input-radio" name="payment_method" value="<?php echo esc_attr($gateway->id); ?>"<?php checked($gateway->chosen); ?>>
	<label for="payment_method_<?php echo esc_attr($gateway->id); ?>"><?php echo esc_html($gateway->get_title()) . $gateway->get_icon(); ?></label>
	<?php if ($gateway->has_fields() || '' !== $gateway->get_description()) : ?>
		<div class="payment_box payment_method_<?php echo esc_attr($gateway->id); ?>"><?php $gateway->payment_fields(); ?></div>
	<?php endif; ?>
</li>
