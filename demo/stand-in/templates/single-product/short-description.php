<?php
/** The words beside the picture. As in WooCommerce, plugins may add more than authors may save. */
defined('ABSPATH') || exit;

$words = apply_filters('woocommerce_short_description', get_post()->post_excerpt ?? '');
if ('' !== $words) : ?>
	<div class="woocommerce-product-details__short-description"><?php echo $words; ?></div>
<?php endif;
