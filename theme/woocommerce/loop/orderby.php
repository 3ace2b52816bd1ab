<?php
/**
 * The order of a list of products. Differs from WooCommerce's own in one thing: a button, for without a script
 * nothing else could submit the choice, and the form has no hook inside it.
 *
 * @version 9.7.0
 *
 * @var array<string, string> $catalog_orderby_options value => name
 * @var string                $orderby                 the chosen value
 * @var bool                  $use_label               since WooCommerce 9.7
 */

defined('ABSPATH') || exit;

$stallkeeper_id = wp_unique_id('woocommerce-orderby-');
?>
<form class="woocommerce-ordering" method="get" data-part="sort">
	<label class="<?php echo empty($use_label) ? 'screen-reader-text' : ''; ?>" for="<?php echo esc_attr($stallkeeper_id); ?>"><?php esc_html_e('Sort by', 'stallkeeper'); ?></label>
	<select name="orderby" class="orderby" id="<?php echo esc_attr($stallkeeper_id); ?>">
		<?php foreach ($catalog_orderby_options as $stallkeeper_value => $stallkeeper_name) { ?>
			<option value="<?php echo esc_attr($stallkeeper_value); ?>" <?php selected($orderby, $stallkeeper_value); ?>><?php echo esc_html($stallkeeper_name); ?></option>
		<?php } ?>
	</select>
	<input type="hidden" name="paged" value="1">
	<?php wc_query_string_form_fields(null, ['orderby', 'submit', 'paged', 'product-page']); ?>
	<button type="submit" class="button--quiet"><?php esc_html_e('Sort', 'stallkeeper'); ?></button>
</form>
