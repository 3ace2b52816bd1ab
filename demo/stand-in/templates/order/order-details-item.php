<?php
/** Item in the order details. */

if (!apply_filters('woocommerce_order_item_visible', true, $item)) {
    return;
}
$isSeen = $product && $product->is_visible();
$link = apply_filters('woocommerce_order_item_permalink', $isSeen ? $product->get_permalink() : '', $item, $order);
$name = '' === $link ? esc_html($item->get_name()) : sprintf('<a href="%s">%s</a>', esc_url($link), esc_html($item->get_name()));
?>
<tr class="<?php echo esc_attr(apply_filters('woocommerce_order_item_class', 'woocommerce-table__line-item order_item', $item, $order)); ?>">
	<td class="woocommerce-table__product-name product-name">
		<?php
        echo wp_kses_post(apply_filters('woocommerce_order_item_name', $name, $item, $isSeen));
echo apply_filters('woocommerce_order_item_quantity_html', ' <strong class="product-quantity">&times;&nbsp;' . $item->get_quantity() . '</strong>', $item);
do_action('woocommerce_order_item_meta_start', $item_id, $item, $order, false);
do_action('woocommerce_order_item_meta_end', $item_id, $item, $order, false);
?>
	</td>
	<td class="woocommerce-table__product-total product-total"><?php echo $order->get_formatted_line_subtotal($item); ?></td>
</tr>
