<?php /** Order notes meta box. */ ?>
<ul class="order_notes">
	<?php foreach (wc_get_order_notes(['order_id' => $order->get_id()]) as $note) : ?>
		<li class="note system-note">
			<div class="note_content"><?= wp_kses_post(wpautop($note->content)) ?></div>
			<p class="meta"><?= esc_html($note->date_created->date_i18n('M j, Y H:i')) ?></p>
		</li>
	<?php endforeach ?>
</ul>
