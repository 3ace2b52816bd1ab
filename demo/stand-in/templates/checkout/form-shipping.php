<?php
/** Additional fields of the checkout form. The stand-in has no shipping address. */
?>
<div class="woocommerce-shipping-fields"></div>
<div class="woocommerce-additional-fields">
	<?php
    do_action('woocommerce_before_order_notes', $checkout);
if (apply_filters('woocommerce_enable_order_notes_field', 'yes' === get_option('woocommerce_enable_order_comments', 'yes'))) : ?>
		<h3><?php esc_html_e('Additional information', 'stallkeeper-stand-in'); ?></h3>
		<div class="woocommerce-additional-fields__field-wrapper">
			<?php
        foreach ($checkout->get_checkout_fields('order') as $key => $field) {
            woocommerce_form_field($key, $field, $checkout->get_value($key));
        }
    ?>
		</div>
		<?php
endif;
do_action('woocommerce_after_order_notes', $checkout);
?>
</div>
