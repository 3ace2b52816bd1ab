<?php /** Related products, upsells and cross-sells. */ ?>
<section class="<?= esc_attr($class) ?>">
	<h2><?= esc_html($heading) ?></h2>
	<?php
    woocommerce_product_loop_start();
foreach ($products as $product) {
    $GLOBALS['post'] = get_post($product->get_id());
    setup_postdata($GLOBALS['post']);
    wc_get_template_part('content', 'product');
}
woocommerce_product_loop_end();
wp_reset_postdata();
?>
</section>
