<?php
/** Quantity and button of variable products. A script writes the ID of the variation into the form. */

$product = $GLOBALS['product'];
$id = esc_attr((string) $product->get_id());
?>
<div class="woocommerce-variation-add-to-cart variations_button">
	<?php
    do_action('woocommerce_before_add_to_cart_button');
do_action('woocommerce_before_add_to_cart_quantity');
woocommerce_quantity_input([
    'min_value' => $product->get_min_purchase_quantity(),
    'max_value' => $product->get_max_purchase_quantity(),
    'input_value' => isset($_POST['quantity']) && is_string($_POST['quantity']) ? wc_stock_amount(wp_unslash($_POST['quantity'])) : $product->get_min_purchase_quantity(),
], $product);
do_action('woocommerce_after_add_to_cart_quantity');
?>
	<button type="submit" class="single_add_to_cart_button button alt"><?php echo esc_html($product->single_add_to_cart_text()); ?></button>
	<?php do_action('woocommerce_after_add_to_cart_button'); ?>
	<input type="hidden" name="add-to-cart" value="<?php echo $id; ?>">
	<input type="hidden" name="product_id" value="<?php echo $id; ?>">
	<input type="hidden" name="variation_id" class="variation_id" value="0">
</div>
