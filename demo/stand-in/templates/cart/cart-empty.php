<?php /** Empty cart page. */ ?>
<?php woocommerce_output_all_notices() ?>
<div class="wc-empty-cart-message"><?php wc_print_notice('Your cart is currently empty.', 'notice') ?></div>
<?php do_action('woocommerce_cart_is_empty') ?>
<p class="return-to-shop">
	<a class="button wc-backward" href="<?= esc_url(wc_get_page_permalink('shop')) ?>">Return to shop</a>
</p>
