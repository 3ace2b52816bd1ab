<?php
/** Order notes meta box. */
?>
<ul class="order_notes">
	<?php foreach (wc_get_order_notes(['order_id' => $order->get_id()]) as $note) : ?>
		<li class="note<?php echo $note->customer_note ? ' customer-note' : ' system-note'; ?>">
			<div class="note_content"><?php echo wp_kses_post(wpautop($note->content)); ?></div>
			<p class="meta"><?php echo esc_html($note->date_created->date_i18n(wc_date_format() . ' ' . wc_time_format())); ?></p>
		</li>
	<?php endforeach; ?>
</ul>
