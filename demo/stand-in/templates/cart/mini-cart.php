<?php if (WC()->cart->is_empty()) : ?>
	<p class="woocommerce-mini-cart__empty-message">No products in the cart.</p>
	<?php return ?>
<?php endif ?>
<ul class="woocommerce-mini-cart cart_list product_list_widget">
	<?php foreach (WC()->cart->get_cart() as $key => $item) : ?>
		<?php $product = $item['data'] ?>
		<li class="woocommerce-mini-cart-item mini_cart_item">
			<a role="button" href="<?= esc_url(wc_get_cart_remove_url($key)) ?>" class="remove remove_from_cart_button"
			    aria-label="Remove <?= esc_attr($product->get_name()) ?> from cart"
			    data-product_id="<?= esc_attr($product->get_id()) ?>" data-cart_item_key="<?= esc_attr($key) ?>">&times;</a>
			<a href="<?= esc_url($product->get_permalink()) ?>"><?= $product->get_image() . esc_html($product->get_name()) ?></a>
			<span class="quantity"><?= $item['quantity'] ?> &times; <?= WC()->cart->get_product_price($product) ?></span>
		</li>
	<?php endforeach ?>
</ul>
<p class="woocommerce-mini-cart__total total"><strong>Subtotal:</strong> <?= WC()->cart->get_cart_subtotal() ?></p>
<p class="woocommerce-mini-cart__buttons buttons">
	<a href="<?= esc_url(wc_get_cart_url()) ?>" class="button wc-forward">View cart</a>
	<a href="<?= esc_url(wc_get_checkout_url()) ?>" class="button checkout wc-forward">Checkout</a>
</p>
