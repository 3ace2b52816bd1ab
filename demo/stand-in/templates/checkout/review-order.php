<?php /** Order review table. */ ?>
<table class="shop_table woocommerce-checkout-review-order-table">
	<thead>
		<tr>
			<th class="product-name">Product</th>
			<th class="product-total">Subtotal</th>
		</tr>
	</thead>
	<tbody>
		<?php foreach (WC()->cart->get_cart() as $key => $item) : ?>
			<tr class="<?= esc_attr(apply_filters('woocommerce_cart_item_class', 'cart_item', $item, $key)) ?>">
				<td class="product-name">
					<?= wp_kses_post(apply_filters('woocommerce_cart_item_name', $item['data']->get_name(), $item, $key)) ?>
					<strong class="product-quantity">&times;&nbsp;<?= $item['quantity'] ?></strong>
					<?= wc_get_formatted_cart_item_data($item) ?>
				</td>
				<td class="product-total"><?= WC()->cart->get_product_subtotal($item['data'], $item['quantity']) ?></td>
			</tr>
		<?php endforeach ?>
	</tbody>
	<tfoot><?php wc_get_template('cart/totals.php') ?></tfoot>
</table>
