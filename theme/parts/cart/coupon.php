<?php
/**
 * The coupon form of the cart page. Names, IDs, classes and hook are WooCommerce's.
 *
 * @var array{code: string, isOpen: bool} $args code: a code that was rejected
 */

defined('ABSPATH') || exit;
?>
<details class="coupon-fold"<?php echo $args['isOpen'] ? ' open' : ''; ?>>
	<summary class="coupon-fold__summary"><?php esc_html_e('Add a coupon code', 'stallkeeper'); ?></summary>
	<div class="coupon">
		<label for="coupon_code" class="screen-reader-text"><?php esc_html_e('Coupon code', 'stallkeeper'); ?></label>
		<input
			type="text"
			name="coupon_code"
			class="input-text"
			id="coupon_code"
			value="<?php echo esc_attr($args['code']); ?>"
			placeholder="<?php esc_attr_e('Coupon code', 'stallkeeper'); ?>"
			autocomplete="off"
		/>
		<button
			type="submit"
			class="button"
			name="apply_coupon"
			value="<?php esc_attr_e('Apply coupon', 'stallkeeper'); ?>"
			><?php esc_html_e('Apply coupon', 'stallkeeper'); ?></button>
		<?php do_action('woocommerce_cart_coupon'); ?>
	</div>
</details>
<?php
