<?php
/** Quantity input. */

$attributes = [
    'type' => $type,
    'id' => $input_id,
    'class' => implode(' ', (array) $classes),
    'name' => $input_name,
    'value' => $input_value,
    'min' => $min_value,
    ...$max_value === '' ? [] : ['max' => $max_value],
    ...$readonly ? ['readonly' => 'readonly'] : ['step' => $step, 'inputmode' => 'numeric', 'autocomplete' => 'off'],
];
?>
<div class="quantity">
	<label class="screen-reader-text" for="<?= esc_attr($input_id) ?>"><?= esc_html("{$product_name} quantity") ?></label>
	<?php do_action('woocommerce_before_quantity_input_field') ?>
	<input <?= wc_implode_html_attributes($attributes) ?>>
	<?php do_action('woocommerce_after_quantity_input_field') ?>
</div>
