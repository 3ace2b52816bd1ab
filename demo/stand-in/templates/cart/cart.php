<?php
/** Cart page. */

do_action('woocommerce_before_cart');
?>
<form class="woocommerce-cart-form" action="<?= esc_url(wc_get_cart_url()) ?>" method="post">
	<table class="shop_table shop_table_responsive cart woocommerce-cart-form__contents">
		<thead>
			<tr>
				<th scope="col" class="product-remove"><span class="screen-reader-text">Remove item</span></th>
				<th scope="col" class="product-thumbnail"><span class="screen-reader-text">Picture</span></th>
				<th scope="col" class="product-name">Product</th>
				<th scope="col" class="product-price">Price</th>
				<th scope="col" class="product-quantity">Quantity</th>
				<th scope="col" class="product-subtotal">Subtotal</th>
			</tr>
		</thead>
		<tbody>
			<?php
            foreach (WC()->cart->get_cart() as $key => $item) {
                wc_get_template('cart/cart-line.php', ['key' => $key, 'item' => $item]);
            }
do_action('woocommerce_cart_contents');
?>
			<tr>
				<td colspan="6" class="actions">
					<button type="submit" class="button" name="update_cart" value="Update cart">Update cart</button>
					<?php do_action('woocommerce_cart_actions') ?>
					<?php wp_nonce_field('woocommerce-cart', 'woocommerce-cart-nonce') ?>
				</td>
			</tr>
		</tbody>
	</table>
	<?php do_action('woocommerce_after_cart_table') ?>
</form>
<div class="cart-collaterals">
	<?php do_action('woocommerce_cart_collaterals') ?>
</div>
<?php do_action('woocommerce_after_cart') ?>
