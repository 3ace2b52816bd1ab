<?php
/**
 * The form of a variable product in the dialog of a list. The class names are those of the page of a product, because
 * the same script enhances both.
 *
 * @var array{product: WC_Product_Variable} $args
 */

defined('ABSPATH') || exit;
$product = $args['product'];
?>
<article class="quick-add__content product">
	<div class="woocommerce-product-gallery quick-add__picture">
		<div class="woocommerce-product-gallery__wrapper">
			<div class="woocommerce-product-gallery__image">
				<?php echo $product->get_image('woocommerce_thumbnail', ['alt' => '', 'sizes' => '12rem']); ?>
			</div>
		</div>
	</div>
	<div class="summary">
		<h2 class="quick-add__title" id="title" dir="auto"><a
			href="<?php echo esc_url($product->get_permalink()); ?>"><?php echo esc_html($product->get_name()); ?></a></h2>
		<p class="price"><?php echo $product->get_price_html(); // WooCommerce has escaped it. ?></p>
		<?php woocommerce_template_single_add_to_cart(); ?>
	</div>
</article>
