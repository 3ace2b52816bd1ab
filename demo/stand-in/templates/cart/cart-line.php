<?php
/** Cart item. */

$product = $item['data'];
$name = $product->get_name();
$url = esc_url($product->get_permalink());
$link = static fn(string $html): string => $product->is_visible() ? "<a href=\"{$url}\">{$html}</a>" : $html;
$quantity = [
    'input_name' => "cart[{$key}][qty]",
    'input_value' => $item['quantity'],
    'min_value' => $product->is_sold_individually() ? 1 : 0,
];
?>
<?php $class = apply_filters('woocommerce_cart_item_class', 'cart_item', $item, $key) ?>
<tr class="woocommerce-cart-form__cart-item <?= esc_attr($class) ?>">
	<td class="product-remove">
		<a role="button" href="<?= esc_url(wc_get_cart_remove_url($key)) ?>" class="remove"
		    aria-label="Remove <?= esc_attr($name) ?> from cart"
		    data-product_id="<?= esc_attr($item['product_id']) ?>"
		    data-product_sku="<?= esc_attr($product->get_sku()) ?>">&times;</a>
	</td>
	<td class="product-thumbnail"><?= $link($product->get_image()) ?></td>
	<td class="product-name" role="rowheader" data-title="Product">
		<?php
        echo $link(esc_html($name));
do_action('woocommerce_after_cart_item_name', $item, $key);
echo wc_get_formatted_cart_item_data($item);
?>
	</td>
	<td class="product-price" data-title="Price"><?= WC()->cart->get_product_price($product) ?></td>
	<td class="product-quantity" data-title="Quantity"><?php woocommerce_quantity_input($quantity, $product) ?></td>
	<td class="product-subtotal"
	    data-title="Subtotal"><?= WC()->cart->get_product_subtotal($product, $item['quantity']) ?></td>
</tr>
