<?php
/** Order review table. */
?>
<table class="shop_table woocommerce-checkout-review-order-table">
	<thead>
		<tr>
			<th class="product-name"><?php esc_html_e('Product', 'stallkeeper-stand-in'); ?></th>
			<th class="product-total"><?php esc_html_e('Subtotal', 'stallkeeper-stand-in'); ?></th>
		</tr>
	</thead>
	<tbody>
		<?php do_action('woocommerce_review_order_before_cart_contents'); ?>
		<?php foreach (WC()->cart->get_cart() as $key => $item) : ?>
			<?php
            $product = apply_filters('woocommerce_cart_item_product', $item['data'], $item, $key);
		    if (!$product || !$product->exists() || !apply_filters('woocommerce_checkout_cart_item_visible', true, $item, $key)) {
		        continue;
		    }
		    ?>
			<tr class="<?php echo esc_attr(apply_filters('woocommerce_cart_item_class', 'cart_item', $item, $key)); ?>">
				<td class="product-name">
					<?php
		            echo wp_kses_post(apply_filters('woocommerce_cart_item_name', esc_html($product->get_name()), $item, $key));
		    echo apply_filters('woocommerce_checkout_cart_item_quantity', ' <strong class="product-quantity">&times;&nbsp;' . $item['quantity'] . '</strong>', $item, $key);
		    echo wc_get_formatted_cart_item_data($item);
		    ?>
				</td>
				<td class="product-total"><?php echo apply_filters('woocommerce_cart_item_subtotal', WC()->cart->get_product_subtotal($product, $item['quantity']), $item, $key); ?></td>
			</tr>
		<?php endforeach; ?>
		<?php do_action('woocommerce_review_order_after_cart_contents'); ?>
	</tbody>
	<tfoot>
		<tr class="cart-subtotal">
			<th><?php esc_html_e('Subtotal', 'stallkeeper-stand-in'); ?></th>
			<td><?php wc_cart_totals_subtotal_html(); ?></td>
		</tr>
		<?php if (wc_tax_enabled() && !WC()->cart->display_prices_including_tax()) : ?>
			<tr class="tax-total">
				<th><?php esc_html_e('Tax', 'stallkeeper-stand-in'); ?></th>
				<td data-title="<?php esc_attr_e('Tax', 'stallkeeper-stand-in'); ?>"><?php wc_cart_totals_taxes_total_html(); ?></td>
			</tr>
		<?php endif; ?>
		<?php do_action('woocommerce_review_order_before_order_total'); ?>
		<tr class="order-total">
			<th><?php esc_html_e('Total', 'stallkeeper-stand-in'); ?></th>
			<td><?php wc_cart_totals_order_total_html(); ?></td>
		</tr>
		<?php do_action('woocommerce_review_order_after_order_total'); ?>
	</tfoot>
</table>
