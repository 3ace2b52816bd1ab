<?php
/** Add to cart form of simple products. */

$product = $GLOBALS['product'];
if ($product->is_purchasable()) {
    echo wc_get_stock_html($product);
}
if (!$product->is_purchasable() || !$product->is_in_stock()) {
    return;
}
?>
<form class="cart" action="<?= esc_url($product->get_permalink()) ?>" method="post" enctype="multipart/form-data">
	<?php woocommerce_quantity_input([], $product) ?>
	<button type="submit" name="add-to-cart" value="<?= esc_attr($product->get_id()) ?>"
	    class="single_add_to_cart_button button alt"><?= esc_html($product->single_add_to_cart_text()) ?></button>
</form>
<?php do_action('woocommerce_after_add_to_cart_form') ?>
