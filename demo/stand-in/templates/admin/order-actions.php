<?php
/** Order actions meta box. */
?>
<ul class="order_actions submitbox">
	<?php do_action('woocommerce_order_actions_start', $order->get_id()); ?>
	<li class="wide"><button type="submit" class="button save_order button-primary" name="save" value="<?php esc_attr_e('Update', 'stallkeeper-stand-in'); ?>"><?php esc_html_e('Update', 'stallkeeper-stand-in'); ?></button></li>
	<?php do_action('woocommerce_order_actions_end', $order->get_id()); ?>
</ul>
