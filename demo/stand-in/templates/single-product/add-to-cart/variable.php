<?php
/** Form of variable products. Its script shows price and availability, and writes the variation's ID into it. */

$product = $GLOBALS['product'];
wp_enqueue_script('wc-add-to-cart-variation');
$isListed = count($product->get_children()) <= 30;
$available_variations = $isListed ? $product->get_available_variations() : false;
$data = ['data-product_id' => $product->get_id(), 'data-product_variations' => wp_json_encode($available_variations)];
?>
<form class="variations_form cart" action="<?= esc_url($product->get_permalink()) ?>" method="post"
    enctype="multipart/form-data" <?= wc_implode_html_attributes($data) ?>>
	<?php if ($available_variations === []) : ?>
		<p class="stock out-of-stock">This product is currently out of stock and unavailable.</p>
	<?php else : ?>
		<table class="variations" role="presentation">
			<tbody>
				<?php foreach ($product->get_variation_attributes() as $name => $options) : ?>
					<tr>
						<th class="label">
							<label for="<?= esc_attr(sanitize_title($name)) ?>"><?= esc_html(wc_attribute_label($name)) ?></label>
						</th>
						<?php $choice = ['options' => $options, 'attribute' => $name] ?>
						<td class="value"><?php wc_dropdown_variation_attribute_options($choice) ?></td>
					</tr>
				<?php endforeach ?>
			</tbody>
		</table>
		<div class="single_variation_wrap">
			<?php do_action('woocommerce_before_single_variation') ?>
			<div class="woocommerce-variation single_variation" role="alert" aria-relevant="additions" hidden></div>
			<div class="woocommerce-variation-add-to-cart variations_button">
				<?php woocommerce_quantity_input([], $product) ?>
				<button type="submit"
				    class="single_add_to_cart_button button alt"><?= esc_html($product->single_add_to_cart_text()) ?></button>
				<input type="hidden" name="add-to-cart" value="<?= esc_attr($product->get_id()) ?>">
				<input type="hidden" name="product_id" value="<?= esc_attr($product->get_id()) ?>">
				<input type="hidden" name="variation_id" class="variation_id" value="0">
			</div>
		</div>
	<?php endif ?>
</form>
<?php do_action('woocommerce_after_add_to_cart_form') ?>
