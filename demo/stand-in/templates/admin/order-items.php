<?php /** Order items meta box. */ ?>
<table class="woocommerce_order_items widefat striped">
	<thead>
		<tr><th>Item</th><th>Qty</th><th>Total</th></tr>
	</thead>
	<tbody id="order_line_items">
		<?php foreach ($order->get_items() as $item) : ?>
			<tr class="item">
				<td class="name"><?= esc_html($item->get_name()) ?></td>
				<td class="quantity"><?= esc_html($item->get_quantity()) ?></td>
				<td class="line_cost"><?= $order->get_formatted_line_subtotal($item) ?></td>
			</tr>
		<?php endforeach ?>
	</tbody>
	<tfoot>
		<?php foreach ($order->get_order_item_totals() as $row) : ?>
			<tr><th><?= esc_html($row['label']) ?></th><td></td><td><?= wp_kses_post($row['value']) ?></td></tr>
		<?php endforeach ?>
	</tfoot>
</table>
