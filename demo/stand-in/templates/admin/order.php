<?php /** The page of an order, with its meta boxes. */ ?>
<div class="wrap">
	<h1 class="wp-heading-inline">Edit order</h1>
	<hr class="wp-header-end">
	<?php isset($_GET['message']) && wp_admin_notice('Order updated.', ['type' => 'success', 'id' => 'message']) ?>
	<form name="order" action="<?= esc_url($order->get_edit_order_url()) ?>" method="post" id="order">
		<?php wp_nonce_field("update-order_{$order->get_id()}") ?>
		<?php wp_nonce_field('meta-box-order', 'meta-box-order-nonce', false) ?>
		<?php wp_nonce_field('closedpostboxes', 'closedpostboxesnonce', false) ?>
		<input type="hidden" name="action" value="edit_order">
		<input type="hidden" id="post_ID" name="post_ID" value="<?= esc_attr($order->get_id()) ?>">
		<div id="poststuff">
			<div id="post-body" class="metabox-holder columns-2">
				<div id="postbox-container-1" class="postbox-container"><?php do_meta_boxes($screen, 'side', $order) ?></div>
				<div id="postbox-container-2" class="postbox-container">
					<?php do_meta_boxes($screen, 'normal', $order) ?>
					<?php do_meta_boxes($screen, 'advanced', $order) ?>
				</div>
			</div>
		</div>
	</form>
</div>
