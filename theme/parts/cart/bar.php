<?php
/**
 * Total and link to the checkout, at the lower edge of a phone.
 *
 * @var array{total: string, url: string} $args total: HTML
 */

defined('ABSPATH') || exit;
?>
<p class="cart-bar">
	<span class="cart-bar__total"
		><?php esc_html_e('Total', 'stallkeeper'); ?> <strong><?php echo wp_kses_post($args['total']); ?></strong></span>
	<a class="button" href="<?php echo esc_url($args['url']); ?>"><?php esc_html_e('Checkout', 'stallkeeper'); ?></a>
</p>
<?php
