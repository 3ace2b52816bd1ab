<?php
/** A product of an order. */

$product = $item->get_product() ?: null;
$link = $product?->is_visible() ? $product->get_permalink() : '';
$name = esc_html($item->get_name());
$name = $link === '' ? $name : sprintf('<a href="%s">%s</a>', esc_url($link), $name);
?>
<tr class="woocommerce-table__line-item order_item">
	<td class="woocommerce-table__product-name product-name">
		<?= wp_kses_post(apply_filters('woocommerce_order_item_name', $name, $item, $link !== '')) ?>
		<strong class="product-quantity">&times;&nbsp;<?= $item->get_quantity() ?></strong>
	</td>
	<td class="woocommerce-table__product-total product-total"><?= $order->get_formatted_line_subtotal($item) ?></td>
</tr>
