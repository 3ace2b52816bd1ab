<?php
/** A list of products with a heading, below another product or the cart. */

if ([] === $products) {
    return;
}
?>
<section class="<?php echo esc_attr($class); ?>">
	<?php if ($heading) : ?>
		<h2><?php echo esc_html($heading); ?></h2>
	<?php endif; ?>
	<?php
    woocommerce_product_loop_start();
foreach ($products as $one) {
    $GLOBALS['post'] = get_post($one->get_id());
    setup_postdata($GLOBALS['post']);
    wc_get_template_part('content', 'product');
}
woocommerce_product_loop_end();
wp_reset_postdata();
?>
</section>
