<?php

/** WooCommerce's own functions that say by classes what a page, a product or a category is. */

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
    return array_values(array_unique([...$classes, 'theme-' . wc_get_theme_slug_for_templates(), ...array_keys(array_filter($own))]));
}

/** The class says so until a script that runs says otherwise. */
function wc_no_js(): void
{
    wp_print_inline_script_tag("document.body.className = document.body.className.replace('woocommerce-no-js', 'woocommerce-js');");
}

function wc_get_loop_class(): string
{
    $place = Value::int(wc_get_loop_prop('loop', 0)) + 1;
    $columns = max(1, Value::int(wc_get_loop_prop('columns', wc_get_default_products_per_row())));
    wc_set_loop_prop('loop', $place);

    return $columns === 1 || ($place - 1) % $columns === 0 ? 'first' : ($place % $columns === 0 ? 'last' : '');
}

/**
 * @param string|list<string> $class
 * @return list<string>
 */
function wc_get_product_class(string|array $class = '', WC_Product|int|null $product = null): array
{
    $product = $product instanceof WC_Product ? $product : wc_get_product($product ?? $GLOBALS['product'] ?? false);
    $classes = is_array($class) ? $class : (preg_split('/\s+/', $class, -1, PREG_SPLIT_NO_EMPTY) ?: []);
    if (!$product instanceof WC_Product) {
        return array_map('esc_attr', $classes);
    }
    // Its own filter would add the same classes again.
    $had = remove_filter('post_class', 'wc_product_post_class', 20);
    $classes = Value::texts(apply_filters('post_class', $classes, $classes, $product->get_id()));
    $had && add_filter('post_class', 'wc_product_post_class', 20, 3);
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
        ...array_keys(array_filter([
            'has-post-thumbnail' => $product->get_image_id() !== '',
            'sale' => $product->is_on_sale(),
            'featured' => $product->is_featured(),
            'downloadable' => $product->is_downloadable(),
            'virtual' => $product->is_virtual(),
            'sold-individually' => $product->is_sold_individually(),
            'purchasable' => $product->is_purchasable(),
        ])),
        "product-type-{$product->get_type()}",
    ];
    return array_map('esc_attr', array_values(array_unique(array_filter(Value::texts(apply_filters('woocommerce_post_class', $classes, $product))))));
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

    return $product instanceof WC_Product ? array_values(array_diff(array_unique([...$classes, ...wc_get_product_class($class, $product)]), ['hentry'])) : $classes;
}
