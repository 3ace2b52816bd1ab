<?php

/** WooCommerce's template hooks. Themes depend on their names and priorities. */

add_filter('body_class', 'wc_body_class');
add_filter('post_class', 'wc_product_post_class', 20, 3);
add_filter('woocommerce_short_description', 'wpautop');
add_filter('woocommerce_short_description', 'do_shortcode', 11);
add_action('the_post', 'wc_setup_product_data');
add_action('woocommerce_before_shop_loop', 'wc_setup_loop');
add_action('wp_footer', 'wc_no_js');
add_action('template_redirect', 'wc_template_redirect');
add_filter('post_type_archive_title', 'wc_update_product_archive_title', 10, 2);

foreach (
    [
        ['woocommerce_before_main_content', 'woocommerce_output_content_wrapper', 10],
        ['woocommerce_after_main_content', 'woocommerce_output_content_wrapper_end', 10],
        ['woocommerce_before_shop_loop_item_title', 'woocommerce_show_product_loop_sale_flash', 10],
        ['woocommerce_before_single_product_summary', 'woocommerce_show_product_loop_sale_flash', 10],
        ['woocommerce_sidebar', 'woocommerce_get_sidebar', 10],
        ['woocommerce_before_checkout_form', 'woocommerce_output_all_notices', 10],
        ['woocommerce_before_shop_loop', 'woocommerce_output_all_notices', 10],
        ['woocommerce_before_shop_loop', 'woocommerce_result_count', 20],
        ['woocommerce_before_shop_loop', 'woocommerce_catalog_ordering', 30],
        ['woocommerce_before_shop_loop_item', 'woocommerce_template_loop_product_link_open', 10],
        ['woocommerce_after_shop_loop_item', 'woocommerce_template_loop_product_link_close', 5],
        ['woocommerce_after_shop_loop_item', 'woocommerce_template_loop_add_to_cart', 10],
        ['woocommerce_before_shop_loop_item_title', 'woocommerce_template_loop_product_thumbnail', 10],
        ['woocommerce_shop_loop_item_title', 'woocommerce_template_loop_product_title', 10],
        ['woocommerce_after_shop_loop_item_title', 'woocommerce_template_loop_rating', 5],
        ['woocommerce_after_shop_loop_item_title', 'woocommerce_template_loop_price', 10],
        ['woocommerce_before_cart', 'woocommerce_output_all_notices', 10],
        ['woocommerce_cart_collaterals', 'woocommerce_cross_sell_display', 10],
        ['woocommerce_cart_collaterals', 'woocommerce_cart_totals', 10],
        ['woocommerce_before_single_product', 'woocommerce_output_all_notices', 10],
        ['woocommerce_before_single_product_summary', 'woocommerce_show_product_images', 20],
        ['woocommerce_product_thumbnails', 'woocommerce_show_product_thumbnails', 20],
        ['woocommerce_after_single_product_summary', 'woocommerce_output_product_data_tabs', 10],
        ['woocommerce_after_single_product_summary', 'woocommerce_upsell_display', 15],
        ['woocommerce_after_single_product_summary', 'woocommerce_output_related_products', 20],
    ]
    as [$hook, $callback, $priority]
) {
    add_action($hook, $callback, $priority);
}

// These functions must not receive the arguments of the hook.
add_action('woocommerce_before_main_content', 'woocommerce_breadcrumb', 20, 0);
add_action('wp_body_open', 'woocommerce_demo_store', 10, 0);
add_filter('woocommerce_product_tabs', 'woocommerce_default_product_tabs');
add_filter('woocommerce_product_tabs', 'woocommerce_sort_product_tabs', 99);
add_filter('wp_robots', 'wc_page_no_robots');
