<?php /** Rows of the totals in the cart and the checkout. */ ?>
<tr class="cart-subtotal">
	<th>Subtotal</th>
	<td data-title="Subtotal"><?= WC()->cart->get_cart_subtotal() ?></td>
</tr>
<?php if (wc_tax_enabled() && !WC()->cart->display_prices_including_tax()) : ?>
	<tr class="tax-total">
		<th>Tax</th>
		<td data-title="Tax"><?= wc_price(WC()->cart->get_total_tax()) ?></td>
	</tr>
<?php endif ?>
<tr class="order-total">
	<th>Total</th>
	<td data-title="Total"><strong><?= WC()->cart->get_total() ?></strong></td>
</tr>
