<?php
/** Cart page. */

$columns = [
    'product-remove' => __('Remove item', 'stallkeeper-stand-in'),
    'product-thumbnail' => __('Picture', 'stallkeeper-stand-in'),
    'product-name' => __('Product', 'stallkeeper-stand-in'),
    'product-price' => __('Price', 'stallkeeper-stand-in'),
    'product-quantity' => __('Quantity', 'stallkeeper-stand-in'),
    'product-subtotal' => __('Subtotal', 'stallkeeper-stand-in'),
];
do_action('woocommerce_before_cart');
?>
<form class="woocommerce-cart-form" action="<?php echo esc_url(wc_get_cart_url()); ?>" method="post">
	<?php do_action('woocommerce_before_cart_table'); ?>
	<table class="shop_table shop_table_responsive cart woocommerce-cart-form__contents">
		<thead>
			<tr>
				<?php foreach ($columns as $class => $label) : ?>
					<th scope="col" class="<?php echo esc_attr($class); ?>"><?php printf(in_array($class, ['product-remove', 'product-thumbnail'], true) ? '<span class="screen-reader-text">%s</span>' : '%s', esc_html($label)); ?></th>
				<?php endforeach; ?>
			</tr>
		</thead>
		<tbody>
			<?php
            do_action('woocommerce_before_cart_contents');
foreach (WC()->cart->get_cart() as $key => $item) {
    wc_get_template('cart/cart-line.php', ['key' => $key, 'item' => $item, 'columns' => $columns]);
}
do_action('woocommerce_cart_contents');
?>
			<tr>
				<td colspan="6" class="actions">
					<button type="submit" class="button" name="update_cart" value="<?php esc_attr_e('Update cart', 'stallkeeper-stand-in'); ?>"><?php esc_html_e('Update cart', 'stallkeeper-stand-in'); ?></button>
					<?php
        do_action('woocommerce_cart_actions');
wp_nonce_field('woocommerce-cart', 'woocommerce-cart-nonce');
?>
				</td>
			</tr>
			<?php do_action('woocommerce_after_cart_contents'); ?>
		</tbody>
	</table>
	<?php do_action('woocommerce_after_cart_table'); ?>
</form>
<?php do_action('woocommerce_before_cart_collaterals'); ?>
<div class="cart-collaterals">
	<?php do_action('woocommerce_cart_collaterals'); ?>
</div>
<?php
do_action('woocommerce_after_cart');
