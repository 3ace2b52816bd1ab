<?php

/** WooCommerce's template hooks. Themes depend on their names and priorities. */

declare(strict_types=1);

add_filter('body_class', 'wc_body_class');
add_filter('post_class', 'wc_product_post_class', 20, 3);
add_filter('woocommerce_short_description', 'wpautop');
add_filter('woocommerce_short_description', 'do_shortcode', 11);
add_action('the_post', 'wc_setup_product_data');
add_action('woocommerce_before_shop_loop', 'wc_setup_loop');
add_action('woocommerce_after_shop_loop', 'woocommerce_reset_loop', 999);
add_action('wp_footer', 'wc_no_js');
add_action('template_redirect', 'wc_template_redirect');
add_filter('post_type_archive_title', 'wc_update_product_archive_title', 10, 2);

foreach (
    [
        ['woocommerce_before_main_content', 'woocommerce_output_content_wrapper', 10],
        ['woocommerce_after_main_content', 'woocommerce_output_content_wrapper_end', 10],
        ['woocommerce_before_shop_loop_item_title', 'woocommerce_show_product_loop_sale_flash', 10],
        ['woocommerce_before_single_product_summary', 'woocommerce_show_product_sale_flash', 10],
        ['woocommerce_sidebar', 'woocommerce_get_sidebar', 10],
        ['woocommerce_shop_loop_header', 'woocommerce_product_taxonomy_archive_header', 10],
        ['woocommerce_archive_description', 'woocommerce_taxonomy_archive_description', 10],
        ['woocommerce_archive_description', 'woocommerce_product_archive_description', 10],
        ['woocommerce_before_shop_loop', 'woocommerce_output_all_notices', 10],
        ['woocommerce_before_shop_loop', 'woocommerce_result_count', 20],
        ['woocommerce_before_shop_loop', 'woocommerce_catalog_ordering', 30],
        ['woocommerce_no_products_found', 'wc_no_products_found', 10],
        ['woocommerce_before_shop_loop_item', 'woocommerce_template_loop_product_link_open', 10],
        ['woocommerce_after_shop_loop_item', 'woocommerce_template_loop_product_link_close', 5],
        ['woocommerce_after_shop_loop_item', 'woocommerce_template_loop_add_to_cart', 10],
        ['woocommerce_before_shop_loop_item_title', 'woocommerce_template_loop_product_thumbnail', 10],
        ['woocommerce_shop_loop_item_title', 'woocommerce_template_loop_product_title', 10],
        ['woocommerce_before_subcategory', 'woocommerce_template_loop_category_link_open', 10],
        ['woocommerce_before_subcategory_title', 'woocommerce_subcategory_thumbnail', 10],
        ['woocommerce_shop_loop_subcategory_title', 'woocommerce_template_loop_category_title', 10],
        ['woocommerce_after_subcategory', 'woocommerce_template_loop_category_link_close', 10],
        ['woocommerce_after_shop_loop_item_title', 'woocommerce_template_loop_rating', 5],
        ['woocommerce_after_shop_loop_item_title', 'woocommerce_template_loop_price', 10],
        ['woocommerce_after_shop_loop', 'woocommerce_pagination', 10],
        ['woocommerce_before_single_product', 'woocommerce_output_all_notices', 10],
        ['woocommerce_before_single_product_summary', 'woocommerce_show_product_images', 20],
        ['woocommerce_product_thumbnails', 'woocommerce_show_product_thumbnails', 20],
        ['woocommerce_after_single_product_summary', 'woocommerce_output_product_data_tabs', 10],
        ['woocommerce_after_single_product_summary', 'woocommerce_upsell_display', 15],
        ['woocommerce_after_single_product_summary', 'woocommerce_output_related_products', 20],
        ['woocommerce_single_product_summary', 'woocommerce_template_single_title', 5],
        ['woocommerce_single_product_summary', 'woocommerce_template_single_rating', 10],
        ['woocommerce_single_product_summary', 'woocommerce_template_single_price', 10],
        ['woocommerce_single_product_summary', 'woocommerce_template_single_excerpt', 20],
        ['woocommerce_single_product_summary', 'woocommerce_template_single_add_to_cart', 30],
        ['woocommerce_single_product_summary', 'woocommerce_template_single_meta', 40],
        ['woocommerce_single_product_summary', 'woocommerce_template_single_sharing', 50],
        ['woocommerce_simple_add_to_cart', 'woocommerce_simple_add_to_cart', 30],
        ['woocommerce_variable_add_to_cart', 'woocommerce_variable_add_to_cart', 30],
        ['woocommerce_single_variation', 'woocommerce_single_variation', 10],
        ['woocommerce_single_variation', 'woocommerce_single_variation_add_to_cart_button', 20],
        ['woocommerce_before_cart', 'woocommerce_output_all_notices', 10],
        ['woocommerce_cart_is_empty', 'woocommerce_output_all_notices', 5],
        ['woocommerce_cart_is_empty', 'wc_empty_cart_message', 10],
        ['woocommerce_cart_collaterals', 'woocommerce_cross_sell_display', 10],
        ['woocommerce_cart_collaterals', 'woocommerce_cart_totals', 10],
        ['woocommerce_proceed_to_checkout', 'woocommerce_button_proceed_to_checkout', 20],
        ['woocommerce_widget_shopping_cart_total', 'woocommerce_widget_shopping_cart_subtotal', 10],
        ['woocommerce_widget_shopping_cart_buttons', 'woocommerce_widget_shopping_cart_button_view_cart', 10],
        ['woocommerce_widget_shopping_cart_buttons', 'woocommerce_widget_shopping_cart_proceed_to_checkout', 20],
        ['woocommerce_before_checkout_form_cart_notices', 'woocommerce_output_all_notices', 10],
        ['woocommerce_before_checkout_form', 'woocommerce_output_all_notices', 10],
        ['woocommerce_checkout_order_review', 'woocommerce_order_review', 10],
        ['woocommerce_checkout_order_review', 'woocommerce_checkout_payment', 20],
        ['woocommerce_checkout_terms_and_conditions', 'wc_checkout_privacy_policy_text', 20],
        ['woocommerce_checkout_terms_and_conditions', 'wc_terms_and_conditions_page_content', 30],
        ['woocommerce_thankyou', 'woocommerce_order_details_table', 10],
    ]
    as [$hook, $callback, $priority]
) {
    add_action($hook, $callback, $priority);
}

// These functions must not receive the arguments of the hook.
add_action('woocommerce_before_main_content', 'woocommerce_breadcrumb', 20, 0);
add_action('wp_body_open', 'woocommerce_demo_store', 10, 0);
add_filter('woocommerce_product_loop_start', 'woocommerce_maybe_show_product_subcategories');
add_filter('woocommerce_product_tabs', 'woocommerce_default_product_tabs');
add_filter('woocommerce_product_tabs', 'woocommerce_sort_product_tabs', 99);
add_filter('wp_robots', 'wc_page_no_robots');
