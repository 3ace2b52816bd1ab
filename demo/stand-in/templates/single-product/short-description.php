<?php
/** The words beside the picture. */
defined('ABSPATH') || exit;

$words = apply_filters('woocommerce_short_description', wpautop(get_post()->post_excerpt ?? ''));
if ('' !== $words) : ?>
	<div class="woocommerce-product-details__short-description"><?php echo wp_kses_post($words); ?></div>
<?php endif;
