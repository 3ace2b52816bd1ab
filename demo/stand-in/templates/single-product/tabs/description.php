<?php
/** The long description. */
defined('ABSPATH') || exit;

$heading = apply_filters('woocommerce_product_description_heading', __('Description', 'stallkeeper-stand-in'));
if ('' !== (string) $heading) : ?>
	<h2><?php echo esc_html($heading); ?></h2>
<?php endif;
the_content();
