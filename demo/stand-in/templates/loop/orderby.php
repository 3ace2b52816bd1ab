<?php /** Sort options. As in WooCommerce, a script must submit the form; themes can add a button. */ ?>
<form class="woocommerce-ordering" method="get">
	<select name="orderby" class="orderby" aria-label="Shop order">
		<?php foreach ($catalog_orderby_options as $name => $label) : ?>
			<option value="<?= esc_attr($name) ?>"<?php selected($orderby, $name) ?>><?= esc_html($label) ?></option>
		<?php endforeach ?>
	</select>
	<input type="hidden" name="paged" value="1">
	<?php wc_query_string_form_fields(null, ['orderby', 'submit', 'paged', 'product-page']) ?>
</form>
