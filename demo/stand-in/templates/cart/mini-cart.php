<?php
/** Mini cart. */

do_action('woocommerce_before_mini_cart');
if (WC()->cart->is_empty()) : ?>
	<p class="woocommerce-mini-cart__empty-message"><?php esc_html_e('No products in the cart.', 'stallkeeper-stand-in'); ?></p>
	<?php
    do_action('woocommerce_after_mini_cart');
    return;
endif;
?>
<ul class="woocommerce-mini-cart cart_list product_list_widget <?php echo esc_attr($args['list_class']); ?>">
	<?php do_action('woocommerce_before_mini_cart_contents'); ?>
	<?php foreach (WC()->cart->get_cart() as $key => $item) : ?>
		<?php
        $product = apply_filters('woocommerce_cart_item_product', $item['data'], $item, $key);
	    $price = apply_filters('woocommerce_cart_item_price', WC()->cart->get_product_price($product), $item, $key);
	    /* translators: %s: product name */
	    $remove = sprintf(__('Remove %s from cart', 'stallkeeper-stand-in'), wp_strip_all_tags($product->get_name()));
	    ?>
		<li class="woocommerce-mini-cart-item <?php echo esc_attr(apply_filters('woocommerce_mini_cart_item_class', 'mini_cart_item', $item, $key)); ?>">
			<a role="button" href="<?php echo esc_url(wc_get_cart_remove_url($key)); ?>" class="remove remove_from_cart_button" aria-label="<?php echo esc_attr($remove); ?>" data-product_id="<?php echo esc_attr((string) $product->get_id()); ?>" data-cart_item_key="<?php echo esc_attr($key); ?>">&times;</a>
			<a href="<?php echo esc_url($product->get_permalink()); ?>"><?php echo $product->get_image() . wp_kses_post(apply_filters('woocommerce_cart_item_name', esc_html($product->get_name()), $item, $key)); ?></a>
			<?php echo apply_filters('woocommerce_widget_cart_item_quantity', '<span class="quantity">' . $item['quantity'] . ' &times; ' . $price . '</span>', $item, $key); ?>
		</li>
	<?php endforeach; ?>
	<?php do_action('woocommerce_mini_cart_contents'); ?>
</ul>
<p class="woocommerce-mini-cart__total total"><?php do_action('woocommerce_widget_shopping_cart_total'); ?></p>
<?php do_action('woocommerce_widget_shopping_cart_before_buttons'); ?>
<p class="woocommerce-mini-cart__buttons buttons"><?php do_action('woocommerce_widget_shopping_cart_buttons'); ?></p>
<?php
do_action('woocommerce_widget_shopping_cart_after_buttons');
do_action('woocommerce_after_mini_cart');
