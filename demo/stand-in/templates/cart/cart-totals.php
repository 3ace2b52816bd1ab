<?php
/** Cart totals with the button to the checkout. */
?>
<div class="cart_totals">
	<?php do_action('woocommerce_before_cart_totals'); ?>
	<h2><?php esc_html_e('Cart totals', 'stallkeeper-stand-in'); ?></h2>
	<table class="shop_table shop_table_responsive">
		<tr class="cart-subtotal">
			<th><?php esc_html_e('Subtotal', 'stallkeeper-stand-in'); ?></th>
			<td data-title="<?php esc_attr_e('Subtotal', 'stallkeeper-stand-in'); ?>"><?php wc_cart_totals_subtotal_html(); ?></td>
		</tr>
		<?php if (wc_tax_enabled() && !WC()->cart->display_prices_including_tax()) : ?>
			<tr class="tax-total">
				<th><?php esc_html_e('Tax', 'stallkeeper-stand-in'); ?></th>
				<td data-title="<?php esc_attr_e('Tax', 'stallkeeper-stand-in'); ?>"><?php wc_cart_totals_taxes_total_html(); ?></td>
			</tr>
		<?php endif; ?>
		<?php do_action('woocommerce_cart_totals_before_order_total'); ?>
		<tr class="order-total">
			<th><?php esc_html_e('Total', 'stallkeeper-stand-in'); ?></th>
			<td data-title="<?php esc_attr_e('Total', 'stallkeeper-stand-in'); ?>"><?php wc_cart_totals_order_total_html(); ?></td>
		</tr>
		<?php do_action('woocommerce_cart_totals_after_order_total'); ?>
	</table>
	<div class="wc-proceed-to-checkout">
		<?php do_action('woocommerce_proceed_to_checkout'); ?>
	</div>
	<?php do_action('woocommerce_after_cart_totals'); ?>
</div>
