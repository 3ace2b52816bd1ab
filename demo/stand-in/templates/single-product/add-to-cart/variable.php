<?php
/** Add to cart form of variable products. */

$product = $GLOBALS['product'];
do_action('woocommerce_before_add_to_cart_form');
?>
<form class="variations_form cart" action="<?php echo esc_url(apply_filters('woocommerce_add_to_cart_form_action', $product->get_permalink())); ?>" method="post" enctype="multipart/form-data" data-product_id="<?php echo esc_attr((string) $product->get_id()); ?>" data-product_variations="<?php echo esc_attr((string) wp_json_encode($available_variations)); ?>">
	<?php do_action('woocommerce_before_variations_form'); ?>
	<?php if ($available_variations === []) : ?>
		<p class="stock out-of-stock"><?php echo esc_html(apply_filters('woocommerce_out_of_stock_message', __('This product is currently out of stock and unavailable.', 'stallkeeper-stand-in'))); ?></p>
	<?php else : ?>
		<table class="variations" role="presentation">
			<tbody>
				<?php foreach ($attributes as $name => $options) : ?>
					<tr>
						<th class="label"><label for="<?php echo esc_attr(sanitize_title($name)); ?>"><?php echo esc_html(wc_attribute_label($name)); ?></label></th>
						<td class="value"><?php wc_dropdown_variation_attribute_options(['options' => $options, 'attribute' => $name, 'product' => $product]); ?></td>
					</tr>
				<?php endforeach; ?>
			</tbody>
		</table>
		<?php do_action('woocommerce_after_variations_table'); ?>
		<div class="single_variation_wrap">
			<?php
            do_action('woocommerce_before_single_variation');
	    do_action('woocommerce_single_variation');
	    do_action('woocommerce_after_single_variation');
	    ?>
		</div>
	<?php endif; ?>
	<?php do_action('woocommerce_after_variations_form'); ?>
</form>
<?php
do_action('woocommerce_after_add_to_cart_form');
