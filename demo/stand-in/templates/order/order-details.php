<?php /** Order details. Access is protected only by the order key in the URL. */ ?>
<section class="woocommerce-order-details">
	<h2 class="woocommerce-order-details__title">Order details</h2>
	<table class="woocommerce-table woocommerce-table--order-details shop_table order_details">
		<thead>
			<tr>
				<th class="woocommerce-table__product-name product-name">Product</th>
				<th class="woocommerce-table__product-table product-total">Total</th>
			</tr>
		</thead>
		<tbody>
			<?php foreach ($order->get_items() as $item) : ?>
				<?php wc_get_template('order/order-details-item.php', ['order' => $order, 'item' => $item]) ?>
			<?php endforeach ?>
		</tbody>
		<tfoot>
			<?php foreach ($order->get_order_item_totals() as $row) : ?>
				<tr>
					<th scope="row"><?= esc_html($row['label']) ?></th>
					<td><?= wp_kses_post($row['value']) ?></td>
				</tr>
			<?php endforeach ?>
			<?php if ($order->get_customer_note() !== '') : ?>
				<tr>
					<th>Note:</th>
					<td><?= nl2br(esc_html($order->get_customer_note())) ?></td>
				</tr>
			<?php endif ?>
		</tfoot>
	</table>
</section>
<section class="woocommerce-customer-details">
	<h2 class="woocommerce-column__title">Billing address</h2>
	<address>
		<?= wp_kses_post($order->get_formatted_billing_address('N/A')) ?>
		<p class="woocommerce-customer-details--phone"><?= esc_html($order->get_billing_phone()) ?></p>
		<p class="woocommerce-customer-details--email"><?= esc_html($order->get_billing_email()) ?></p>
	</address>
</section>
