<?php
/** Products that go with what is in the cart. */
?>
<div class="cross-sells">
	<h2><?php echo esc_html(apply_filters('woocommerce_product_cross_sells_products_heading', __('You may be interested in…', 'stallkeeper-stand-in'))); ?></h2>
	<?php
    woocommerce_product_loop_start();
foreach ($cross_sells as $one) {
    $GLOBALS['post'] = get_post($one->get_id());
    setup_postdata($GLOBALS['post']);
    wc_get_template_part('content', 'product');
}
woocommerce_product_loop_end();
wp_reset_postdata();
?>
</div>
