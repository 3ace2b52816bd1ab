<?php
/**
 * Products that the cart beside the page suggests.
 *
 * @var array{products: list<WC_Product>} $args
 */

defined('ABSPATH') || exit;
?>
<section class="cart-drawer__suggestions" aria-labelledby="cart-drawer-suggestions">
	<h3 class="cart-drawer__subtitle" id="cart-drawer-suggestions"
		><?php esc_html_e('You may also like', 'stallkeeper'); ?></h3>
	<ul class="cart-drawer__lines">
		<?php foreach ($args['products'] as $product) { ?>
			<li class="cart-drawer__suggestion">
				<span class="cart-drawer__image"><?php echo $product->get_image(); // Escaped by WooCommerce. ?></span>
				<div class="cart-drawer__name">
					<a href="<?php echo esc_url($product->get_permalink()); ?>"
						><?php echo esc_html($product->get_name()); ?></a>
					<span class="price"><?php echo wp_kses_post($product->get_price_html()); ?></span>
				</div>
				<?php if ($product->is_type('simple')) { ?>
					<a
						class="button cart-drawer__add add_to_cart_button ajax_add_to_cart"
						href="<?php echo esc_url($product->add_to_cart_url()); ?>"
						data-product_id="<?php echo esc_attr((string) $product->get_id()); ?>"
						data-quantity="1"
						rel="nofollow"
						aria-label="<?php echo esc_attr(
							/* translators: %s: name of a product */
							sprintf(__('Add %s to the cart', 'stallkeeper'), $product->get_name()),
						); ?>"
						><?php esc_html_e('Add', 'stallkeeper'); ?></a>
				<?php } ?>
			</li>
		<?php } ?>
	</ul>
</section>
<?php
