<?php
/** Order details. */

$order = wc_get_order($order_id);
if (!$order) {
    return;
}
?>
<section class="woocommerce-order-details">
	<?php do_action('woocommerce_order_details_before_order_table', $order); ?>
	<h2 class="woocommerce-order-details__title"><?php esc_html_e('Order details', 'stallkeeper-stand-in'); ?></h2>
	<table class="woocommerce-table woocommerce-table--order-details shop_table order_details">
		<thead>
			<tr>
				<th class="woocommerce-table__product-name product-name"><?php esc_html_e('Product', 'stallkeeper-stand-in'); ?></th>
				<th class="woocommerce-table__product-table product-total"><?php esc_html_e('Total', 'stallkeeper-stand-in'); ?></th>
			</tr>
		</thead>
		<tbody>
			<?php
            do_action('woocommerce_order_details_before_order_table_items', $order);
foreach ($order->get_items() as $id => $item) {
    wc_get_template('order/order-details-item.php', ['order' => $order, 'item_id' => $id, 'item' => $item, 'product' => $item->get_product()]);
}
do_action('woocommerce_order_details_after_order_table_items', $order);
?>
		</tbody>
		<tfoot>
			<?php foreach ($order->get_order_item_totals() as $row) : ?>
				<tr>
					<th scope="row"><?php echo esc_html($row['label']); ?></th>
					<td><?php echo wp_kses_post($row['value']); ?></td>
				</tr>
			<?php endforeach; ?>
			<?php if ('' !== $order->get_customer_note()) : ?>
				<tr>
					<th><?php esc_html_e('Note:', 'stallkeeper-stand-in'); ?></th>
					<td><?php echo nl2br(esc_html($order->get_customer_note())); ?></td>
				</tr>
			<?php endif; ?>
		</tfoot>
	</table>
	<?php do_action('woocommerce_order_details_after_order_table', $order); ?>
</section>
<?php
do_action('woocommerce_after_order_details', $order);
wc_get_template('order/order-details-customer.php', ['order' => $order]);
