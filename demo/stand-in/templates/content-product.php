<?php
/** Product in a product loop. */

$product = $GLOBALS['product'] ?? null;
if (!$product instanceof WC_Product || !$product->is_visible()) {
    return;
}
?>
<li <?php wc_product_class('', $product); ?>>
	<?php
    foreach (['before_shop_loop_item', 'before_shop_loop_item_title', 'shop_loop_item_title', 'after_shop_loop_item_title', 'after_shop_loop_item'] as $place) {
        do_action("woocommerce_{$place}");
    }
?>
</li>
