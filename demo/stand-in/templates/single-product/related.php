<?php
/** Products that share a category or a tag with this one. */

if ([] === $related_products) {
    return;
}
$heading = apply_filters('woocommerce_product_related_products_heading', __('Related products', 'stallkeeper-stand-in'));
?>
<section class="related products">
	<?php if ($heading) : ?>
		<h2><?php echo esc_html($heading); ?></h2>
	<?php endif; ?>
	<?php
    woocommerce_product_loop_start();
foreach ($related_products as $one) {
    $GLOBALS['post'] = get_post($one->get_id());
    setup_postdata($GLOBALS['post']);
    wc_get_template_part('content', 'product');
}
woocommerce_product_loop_end();
wp_reset_postdata();
?>
</section>
