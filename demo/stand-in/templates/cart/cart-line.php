<?php
/** Cart item. */

$product = apply_filters('woocommerce_cart_item_product', $item['data'], $item, $key);
$id = apply_filters('woocommerce_cart_item_product_id', $item['product_id'], $item, $key);
if (!$product || !$product->exists() || $item['quantity'] <= 0 || !apply_filters('woocommerce_cart_item_visible', true, $item, $key)) {
    return;
}
$link = apply_filters('woocommerce_cart_item_permalink', $product->is_visible() ? $product->get_permalink() : '', $item, $key);
$name = apply_filters('woocommerce_cart_item_name', '' === $link ? esc_html($product->get_name()) : sprintf('<a href="%s">%s</a>', esc_url($link), esc_html($product->get_name())), $item, $key);
$thumbnail = apply_filters('woocommerce_cart_item_thumbnail', $product->get_image(), $item, $key);
/* translators: %s: product name */
$remove = sprintf(__('Remove %s from cart', 'stallkeeper-stand-in'), wp_strip_all_tags($product->get_name()));
?>
<tr class="woocommerce-cart-form__cart-item <?php echo esc_attr(apply_filters('woocommerce_cart_item_class', 'cart_item', $item, $key)); ?>">
	<td class="product-remove">
		<?php
        echo apply_filters('woocommerce_cart_item_remove_link', sprintf(
            '<a role="button" href="%s" class="remove" aria-label="%s" data-product_id="%s" data-product_sku="%s">&times;</a>',
            esc_url(wc_get_cart_remove_url($key)),
            esc_attr($remove),
            esc_attr((string) $id),
            esc_attr($product->get_sku()),
        ), $key);
?>
	</td>
	<td class="product-thumbnail"><?php '' === $link ? print $thumbnail : printf('<a href="%s">%s</a>', esc_url($link), $thumbnail); ?></td>
	<td class="product-name" role="rowheader" data-title="<?php echo esc_attr($columns['product-name']); ?>">
		<?php
echo wp_kses_post($name);
do_action('woocommerce_after_cart_item_name', $item, $key);
echo wc_get_formatted_cart_item_data($item);
?>
	</td>
	<td class="product-price" data-title="<?php echo esc_attr($columns['product-price']); ?>"><?php echo apply_filters('woocommerce_cart_item_price', WC()->cart->get_product_price($product), $item, $key); ?></td>
	<td class="product-quantity" data-title="<?php echo esc_attr($columns['product-quantity']); ?>">
		<?php
		$max = $product->is_sold_individually() ? 1 : $product->get_max_purchase_quantity();
		$quantity = woocommerce_quantity_input([
		    'input_name' => "cart[{$key}][qty]", 'input_value' => $item['quantity'], 'max_value' => $max, 'min_value' => $product->is_sold_individually() ? 1 : 0, 'product_name' => $product->get_name(),
		], $product, false);
		echo apply_filters('woocommerce_cart_item_quantity', $quantity, $key, $item);
		?>
	</td>
	<td class="product-subtotal" data-title="<?php echo esc_attr($columns['product-subtotal']); ?>"><?php echo apply_filters('woocommerce_cart_item_subtotal', WC()->cart->get_product_subtotal($product, $item['quantity']), $item, $key); ?></td>
</tr>
