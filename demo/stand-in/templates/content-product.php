<?php
/** Product in a product loop. */

$product = $GLOBALS['product'];
if (!($product instanceof WC_Product) || !$product->is_visible()) {
    return;
}
?>
<li <?php wc_product_class('', $product) ?>>
	<?php
    do_action('woocommerce_before_shop_loop_item');
do_action('woocommerce_before_shop_loop_item_title');
do_action('woocommerce_shop_loop_item_title');
do_action('woocommerce_after_shop_loop_item_title');
do_action('woocommerce_after_shop_loop_item');
?>
</li>
