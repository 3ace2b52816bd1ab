<?php /** Totals of the cart page. */ ?>
<div class="cart_totals">
	<?php do_action('woocommerce_before_cart_totals') ?>
	<h2>Cart totals</h2>
	<table class="shop_table shop_table_responsive"><?php wc_get_template('cart/totals.php') ?></table>
	<div class="wc-proceed-to-checkout">
		<a href="<?= esc_url(wc_get_checkout_url()) ?>" class="checkout-button button alt wc-forward">Proceed to checkout</a>
	</div>
</div>
