<?php
/** Products that the owner names beside this one. */

if ([] === $upsells) {
    return;
}
$heading = apply_filters('woocommerce_product_upsells_products_heading', __('You may also like…', 'stallkeeper-stand-in'));
?>
<section class="up-sells upsells products">
	<?php if ($heading) : ?>
		<h2><?php echo esc_html($heading); ?></h2>
	<?php endif; ?>
	<?php
    woocommerce_product_loop_start();
foreach ($upsells as $one) {
    $GLOBALS['post'] = get_post($one->get_id());
    setup_postdata($GLOBALS['post']);
    wc_get_template_part('content', 'product');
}
woocommerce_product_loop_end();
wp_reset_postdata();
?>
</section>
