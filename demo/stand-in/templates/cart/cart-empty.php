<?php
/** Empty cart page. */

do_action('woocommerce_cart_is_empty');
if (wc_get_page_id('shop') > 0) : ?>
	<p class="return-to-shop">
		<a class="button wc-backward" href="<?php echo esc_url(apply_filters('woocommerce_return_to_shop_redirect', wc_get_page_permalink('shop'))); ?>">
			<?php echo esc_html(apply_filters('woocommerce_return_to_shop_text', __('Return to shop', 'stallkeeper-stand-in'))); ?>
		</a>
	</p>
<?php endif;
