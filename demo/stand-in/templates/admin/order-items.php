<?php
/** Order items meta box. */
?>
<div class="woocommerce_order_items_wrapper">
	<table class="woocommerce_order_items widefat striped">
		<thead>
			<tr>
				<th class="item"><?php esc_html_e('Item', 'stallkeeper-stand-in'); ?></th>
				<?php do_action('woocommerce_admin_order_item_headers', $order); ?>
				<th class="quantity"><?php esc_html_e('Qty', 'stallkeeper-stand-in'); ?></th>
				<th class="line_cost"><?php esc_html_e('Total', 'stallkeeper-stand-in'); ?></th>
			</tr>
		</thead>
		<tbody id="order_line_items">
			<?php foreach ($order->get_items() as $id => $item) : ?>
				<tr class="item">
					<td class="name"><?php echo esc_html($item->get_name()); ?></td>
					<?php do_action('woocommerce_admin_order_item_values', $item->get_product() ?: null, $item, $id); ?>
					<td class="quantity"><?php echo esc_html((string) $item->get_quantity()); ?></td>
					<td class="line_cost"><?php echo $order->get_formatted_line_subtotal($item); ?></td>
				</tr>
			<?php endforeach; ?>
			<?php do_action('woocommerce_admin_order_items_after_line_items', $order->get_id()); ?>
		</tbody>
		<tfoot>
			<?php foreach ($order->get_order_item_totals() as $row) : ?>
				<tr>
					<th><?php echo esc_html($row['label']); ?></th>
					<td></td>
					<td><?php echo wp_kses_post($row['value']); ?></td>
				</tr>
			<?php endforeach; ?>
			<?php do_action('woocommerce_admin_order_totals_after_total', $order->get_id()); ?>
		</tfoot>
	</table>
</div>
