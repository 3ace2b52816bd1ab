<?php
/**
 * A product outside of the shop's lists. It runs the hooks of product lists: inc/Product/ProductCard.php prints
 * the content.
 *
 * @var array{product: WC_Product} $args
 */

defined('ABSPATH') || exit;
$product = $args['product'];
?>
<div <?php wc_product_class('product-tile', $product); ?>>
	<?php
    do_action('woocommerce_before_shop_loop_item');
do_action('woocommerce_before_shop_loop_item_title');
do_action('woocommerce_shop_loop_item_title');
do_action('woocommerce_after_shop_loop_item_title');
do_action('woocommerce_after_shop_loop_item');
?>
</div>
<?php
