<?php
/**
 * The sort order of a product list. It differs from WooCommerce's template in one way: it has a submit button, because
 * without JavaScript nothing else submits the form, and the template has no hook inside the form.
 *
 * @version 9.7.0
 *
 * @var array<string, string> $catalog_orderby_options value => label
 * @var string                $orderby                 selected value
 * @var bool                  $use_label               since WooCommerce 9.7
 */

defined('ABSPATH') || exit;

$stallkeeper_id = wp_unique_id('woocommerce-orderby-');
?>
<form class="woocommerce-ordering" method="get" data-part="sort">
	<label class="<?php echo empty($use_label) ? 'screen-reader-text' : ''; ?>"
		for="<?php echo esc_attr($stallkeeper_id); ?>"><?php esc_html_e('Sort by', 'stallkeeper'); ?></label>
	<select name="orderby" class="orderby" id="<?php echo esc_attr($stallkeeper_id); ?>">
		<?php foreach ($catalog_orderby_options as $stallkeeper_value => $stallkeeper_name) { ?>
			<option value="<?php echo esc_attr($stallkeeper_value); ?>"
				<?php selected($orderby, $stallkeeper_value); ?>><?php echo esc_html($stallkeeper_name); ?></option>
		<?php } ?>
	</select>
	<input type="hidden" name="paged" value="1">
	<?php wc_query_string_form_fields(null, ['orderby', 'submit', 'paged', 'product-page']); ?>
	<button type="submit" class="button--quiet"><?php esc_html_e('Sort', 'stallkeeper'); ?></button>
</form>
