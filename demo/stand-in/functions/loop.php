<?php

/** WooCommerce's own functions about the loop of products: its state, and the product in it. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/**
 * @param array<string, mixed>|string $args hooks give a text; total, per_page, current_page, columns, name, is_shortcode, is_paginated, is_search
 * @return void
 */
function wc_setup_loop($args = [])
{
    $query = WC_Query::get_main_query();
    $isMain = $query instanceof WP_Query;
    $known = Value::array($GLOBALS['woocommerce_loop'] ?? []);
    $GLOBALS['woocommerce_loop'] = array_replace([
        'loop' => 0,
        'columns' => wc_get_default_products_per_row(),
        'name' => '',
        'is_shortcode' => false,
        'is_paginated' => true,
        'is_search' => is_search(),
        'is_filtered' => is_filtered(),
        'total' => $isMain ? $query->found_posts : 0,
        'total_pages' => $isMain ? $query->max_num_pages : 0,
        'per_page' => $isMain ? Value::int($query->get('posts_per_page')) : 0,
        'current_page' => $isMain ? max(1, Value::int($query->get('paged', 1))) : 1,
    ], $known, is_array($args) ? $args : []);
}

/** @return void */
function wc_reset_loop()
{
    unset($GLOBALS['woocommerce_loop']);
    wc_setup_loop();
}

/**
 * @param string $prop
 * @param mixed $default
 * @return mixed
 */
function wc_get_loop_prop($prop, $default = '')
{
    wc_setup_loop();

    return Value::array($GLOBALS['woocommerce_loop'] ?? [])[$prop] ?? $default;
}

/**
 * @param string $prop
 * @param mixed $value
 * @return void
 */
function wc_set_loop_prop($prop, $value = '')
{
    wc_setup_loop();
    $GLOBALS['woocommerce_loop'] = [...Value::map($GLOBALS['woocommerce_loop'] ?? []), $prop => $value];
}

/**
 * @param string $post_type_name
 * @param string $post_type
 * @return string the shop's name is its page's
 */
function wc_update_product_archive_title($post_type_name, $post_type)
{
    $shop = get_post(wc_get_page_id('shop'));

    return is_shop() && $post_type === 'product' && $shop instanceof WP_Post ? $shop->post_title : $post_type_name;
}

/** @return int */
function wc_get_default_products_per_row()
{
    $columns = Value::int(wc_get_theme_support('product_grid::default_columns', get_option('woocommerce_catalog_columns', 4)));

    return max(1, Value::int(apply_filters('loop_shop_columns', $columns > 0 ? $columns : 4)));
}

/** @return int */
function wc_get_default_product_rows_per_page()
{
    return max(1, Value::int(wc_get_theme_support('product_grid::default_rows', get_option('woocommerce_catalog_rows', 4))));
}

/**
 * @param WP_Post|int $post
 * @return WC_Product|null the global `$product` of a post in a loop
 */
function wc_setup_product_data($post)
{
    unset($GLOBALS['product']);
    $post = get_post($post);
    if (!$post instanceof WP_Post || $post->post_type !== 'product') {
        return null;
    }
    $product = wc_get_product($post);
    $GLOBALS['product'] = $product;
    return $product instanceof WC_Product ? $product : null;
}
