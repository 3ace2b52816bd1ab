<?php
/** Product archives: the shop page, categories, tags and product search results. */

get_header('shop');
do_action('woocommerce_before_main_content');
wc_get_template('loop/header.php');
if (have_posts()) {
    do_action('woocommerce_before_shop_loop');
    woocommerce_product_loop_start();
    while (have_posts()) {
        the_post();
        wc_get_template_part('content', 'product');
    }
    woocommerce_product_loop_end();
    wc_get_template('loop/pagination.php');
    do_action('woocommerce_after_shop_loop');
    wc_reset_loop();
} else {
    do_action('woocommerce_no_products_found');
    wc_print_notice('No products were found matching your selection.', 'notice');
}
do_action('woocommerce_after_main_content');
do_action('woocommerce_sidebar');
get_footer('shop');
