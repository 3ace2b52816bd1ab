<?php

/** WooCommerce's functions for CSS classes and the product loop. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/**
 * @param list<string> $classes
 * @return list<string>
 */
function wc_body_class(array $classes): array
{
    $own = [
        'woocommerce' => is_woocommerce(),
        'woocommerce-shop' => is_shop(),
        'woocommerce-page' => is_woocommerce() || is_cart() || is_checkout(),
        'woocommerce-cart' => is_cart(),
        'woocommerce-checkout' => is_checkout(),
        'woocommerce-order-received' => is_order_received_page(),
        'woocommerce-demo-store' => is_store_notice_showing(),
        'woocommerce-no-js' => true,
    ];
    return array_values(
        array_unique([...$classes, 'theme-' . wc_get_theme_slug_for_templates(), ...array_keys(array_filter($own))]),
    );
}

/** Replaces the class `woocommerce-no-js` if JavaScript is available. */
function wc_no_js(): void
{
    wp_print_inline_script_tag(
        "document.body.className = document.body.className.replace('woocommerce-no-js', 'woocommerce-js');",
    );
}

function wc_get_loop_class(): string
{
    $position = Value::int(wc_get_loop_prop('loop', 0)) + 1;
    $columns = max(1, Value::int(wc_get_loop_prop('columns', wc_get_default_products_per_row())));
    wc_set_loop_prop('loop', $position);

    return $columns === 1 || ($position - 1) % $columns === 0 ? 'first' : ($position % $columns === 0 ? 'last' : '');
}

/**
 * @param string|list<string> $class
 * @return list<string>
 */
function wc_get_product_class(string|array $class = '', WC_Product|int|null $product = null): array
{
    $product = $product instanceof WC_Product ? $product : wc_get_product($product ?? ($GLOBALS['product'] ?? false));
    $classes = is_array($class) ? $class : (preg_split('/\s+/', $class, -1, PREG_SPLIT_NO_EMPTY) ?: []);
    if (!($product instanceof WC_Product)) {
        return array_map('esc_attr', $classes);
    }
    // Prevents the filter from adding the product classes twice.
    $wasHooked = remove_filter('post_class', 'wc_product_post_class', 20);
    $classes = Value::texts(apply_filters('post_class', $classes, $classes, $product->get_id()));
    $wasHooked && add_filter('post_class', 'wc_product_post_class', 20, 3);
    $classes = [
        ...$classes,
        'product',
        'type-product',
        "post-{$product->get_id()}",
        "status-{$product->get_status()}",
        wc_get_loop_class(),
        $product->get_stock_status(),
        ...wc_get_product_taxonomy_class($product->get_category_ids(), 'product_cat'),
        ...wc_get_product_taxonomy_class($product->get_tag_ids(), 'product_tag'),
        ...array_keys(
            array_filter([
                'has-post-thumbnail' => $product->get_image_id() !== '',
                'sale' => $product->is_on_sale(),
                'featured' => $product->is_featured(),
                'downloadable' => $product->is_downloadable(),
                'virtual' => $product->is_virtual(),
                'sold-individually' => $product->is_sold_individually(),
                'purchasable' => $product->is_purchasable(),
            ]),
        ),
        "product-type-{$product->get_type()}",
    ];
    return array_map(
        'esc_attr',
        array_values(
            array_unique(array_filter(Value::texts(apply_filters('woocommerce_post_class', $classes, $product)))),
        ),
    );
}

/** @param string|list<string> $class */
function wc_product_class(string|array $class = '', WC_Product|int|null $product_id = null): void
{
    echo 'class="' . esc_attr(implode(' ', wc_get_product_class($class, $product_id))) . '"';
}

/**
 * @param list<int> $term_ids
 * @return list<string>
 */
function wc_get_product_taxonomy_class(array $term_ids, string $taxonomy): array
{
    $classes = [];
    foreach ($term_ids as $id) {
        $term = get_term($id, $taxonomy);
        if ($term instanceof WP_Term) {
            $classes[] = sanitize_html_class("{$taxonomy}-{$term->slug}", "{$taxonomy}-{$term->term_id}");
        }
    }
    return $classes;
}

/**
 * @param list<string> $classes
 * @param string|list<string> $class
 * @return list<string>
 */
function wc_product_post_class(array $classes, string|array $class = '', int $post_id = 0): array
{
    $product = get_post_type($post_id) === 'product' ? wc_get_product($post_id) : false;

    return $product instanceof WC_Product
        ? array_values(array_diff(array_unique([...$classes, ...wc_get_product_class($class, $product)]), ['hentry']))
        : $classes;
}

/**
 * @param array<string, mixed>|string $args hooks pass a string; total, per_page, current_page, columns, name,
 *     is_shortcode, is_paginated, is_search
 */
function wc_setup_loop(array|string $args = []): void
{
    $query = WC_Query::get_main_query();
    $isMain = $query instanceof WP_Query;
    $current = Value::array($GLOBALS['woocommerce_loop'] ?? []);
    $GLOBALS['woocommerce_loop'] = array_replace(
        [
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
        ],
        $current,
        is_array($args) ? $args : [],
    );
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
    $columns = Value::int(
        wc_get_theme_support('product_grid::default_columns', get_option('woocommerce_catalog_columns', 4)),
    );

    return max(1, Value::int(apply_filters('loop_shop_columns', $columns > 0 ? $columns : 4)));
}

function wc_get_default_product_rows_per_page(): int
{
    return max(
        1,
        Value::int(wc_get_theme_support('product_grid::default_rows', get_option('woocommerce_catalog_rows', 4))),
    );
}

function wc_setup_product_data(WP_Post|int $post): ?WC_Product
{
    unset($GLOBALS['product']);
    $post = get_post($post);
    if (!($post instanceof WP_Post) || $post->post_type !== 'product') {
        return null;
    }
    $product = wc_get_product($post);
    $GLOBALS['product'] = $product;
    return $product instanceof WC_Product ? $product : null;
}
