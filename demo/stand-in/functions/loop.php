<?php

/** WooCommerce's own functions about the loop of products: its state, and the product in it. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/**
 * @param array<string, mixed>|string $args hooks give a text; total, per_page, current_page, columns, name, is_shortcode, is_paginated, is_search
 */
function wc_setup_loop(array|string $args = []): void
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

function wc_reset_loop(): void
{
    unset($GLOBALS['woocommerce_loop']);
    wc_setup_loop();
}

function wc_get_loop_prop(string $prop, mixed $default = ''): mixed
{
    wc_setup_loop();

    return Value::array($GLOBALS['woocommerce_loop'] ?? [])[$prop] ?? $default;
}

function wc_set_loop_prop(string $prop, mixed $value = ''): void
{
    wc_setup_loop();
    $GLOBALS['woocommerce_loop'] = [...Value::map($GLOBALS['woocommerce_loop'] ?? []), $prop => $value];
}

function wc_update_product_archive_title(string $post_type_name, string $post_type): string
{
    $shop = get_post(wc_get_page_id('shop'));

    return is_shop() && $post_type === 'product' && $shop instanceof WP_Post ? $shop->post_title : $post_type_name;
}

function wc_get_default_products_per_row(): int
{
    $columns = Value::int(wc_get_theme_support('product_grid::default_columns', get_option('woocommerce_catalog_columns', 4)));

    return max(1, Value::int(apply_filters('loop_shop_columns', $columns > 0 ? $columns : 4)));
}

function wc_get_default_product_rows_per_page(): int
{
    return max(1, Value::int(wc_get_theme_support('product_grid::default_rows', get_option('woocommerce_catalog_rows', 4))));
}

function wc_setup_product_data(WP_Post|int $post): ?WC_Product
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
