<?php
/** Content of a single product page. */

do_action('woocommerce_before_single_product');
if (post_password_required()) {
    echo get_the_password_form();

    return;
}
?>
<div id="product-<?php the_ID() ?>" <?php wc_product_class('', $GLOBALS['product']) ?>>
	<?php do_action('woocommerce_before_single_product_summary') ?>
	<div class="summary entry-summary">
		<?php the_title('<h1 class="product_title entry-title">', '</h1>') ?>
		<?php wc_get_template('single-product/rating.php') ?>
		<p class="price"><?= $GLOBALS['product']->get_price_html() ?></p>
		<div class="woocommerce-product-details__short-description">
			<?= apply_filters('woocommerce_short_description', get_post()->post_excerpt) ?>
		</div>
		<?php woocommerce_template_single_add_to_cart() ?>
		<?php wc_get_template('single-product/meta.php') ?>
	</div>
	<?php do_action('woocommerce_after_single_product_summary') ?>
</div>
