<?php
/** Sort options. As in WooCommerce, a script must submit the form; themes can add a button. */

$id = wp_unique_id('woocommerce-orderby-');
?>
<form class="woocommerce-ordering" method="get">
	<?php if ($use_label) : ?>
		<label for="<?php echo esc_attr($id); ?>"><?php esc_html_e('Sort by', 'stallkeeper-stand-in'); ?></label>
	<?php endif; ?>
	<select name="orderby" class="orderby" id="<?php echo esc_attr($id); ?>"<?php echo $use_label ? '' : ' aria-label="' . esc_attr__('Shop order', 'stallkeeper-stand-in') . '"'; ?>>
		<?php foreach ($catalog_orderby_options as $name => $label) : ?>
			<option value="<?php echo esc_attr($name); ?>"<?php selected($orderby, $name); ?>><?php echo esc_html($label); ?></option>
		<?php endforeach; ?>
	</select>
	<input type="hidden" name="paged" value="1">
	<?php wc_query_string_form_fields(null, ['orderby', 'submit', 'paged', 'product-page']); ?>
</form>
