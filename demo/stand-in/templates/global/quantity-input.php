<?php
/** Quantity input. */

/* translators: %s: product name */
$label = '' !== $product_name ? sprintf(__('%s quantity', 'stallkeeper-stand-in'), wp_strip_all_tags($product_name)) : __('Quantity', 'stallkeeper-stand-in');
$attributes = ['type' => $type, 'id' => $input_id, 'class' => implode(' ', (array) $classes), 'name' => $input_name, 'value' => $input_value, 'min' => $min_value];
$attributes += '' !== $max_value ? ['max' => $max_value] : [];
$attributes += $readonly ? ['readonly' => 'readonly'] : ['step' => $step, 'placeholder' => $placeholder, 'inputmode' => $inputmode, 'autocomplete' => $autocomplete];
?>
<div class="quantity">
	<?php do_action('woocommerce_before_quantity_input_field'); ?>
	<label class="screen-reader-text" for="<?php echo esc_attr($input_id); ?>"><?php echo esc_html($label); ?></label>
	<input <?php echo wc_implode_html_attributes($attributes); ?>>
	<?php do_action('woocommerce_after_quantity_input_field'); ?>
</div>
