<?php

/** WooCommerce's product functions. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Catalog\ProductQuery;
use Stallkeeper\Demo\StandIn\Catalog\RelatedProducts;
use Stallkeeper\Demo\StandIn\Product\ProductClass;
use Stallkeeper\Demo\StandIn\Value;

/**
 * @param array<string, mixed> $args
 * @return list<WC_Product>|list<int>|stdClass with `return` "ids", IDs; with `paginate`, an object with products, total
 *     and max_num_pages
 */
function wc_get_products(array $args)
{
    return ProductQuery::run($args);
}

/** @param array<string, mixed> $deprecated */
function wc_get_product(mixed $the_product = false, array $deprecated = []): WC_Product|false
{
    if ($the_product instanceof WC_Product) {
        return $the_product;
    }
    $post = get_post(
        $the_product === false ? null : ($the_product instanceof WP_Post ? $the_product : Value::int($the_product)),
    );
    if (!($post instanceof WP_Post) || (!$the_product && $the_product !== false)) {
        return false;
    }
    try {
        return ProductClass::create($post);
    } catch (Exception) {
        return false;
    }
}

/** @return list<int> */
function wc_get_product_ids_on_sale(): array
{
    $ids = get_posts([
        'post_type' => 'product',
        'fields' => 'ids',
        'numberposts' => -1,
        'meta_query' => [['key' => '_sale_price', 'value' => '', 'compare' => '!=']],
    ]);

    return array_values(
        array_filter(Value::ids($ids), static function (int $id): bool {
            $product = wc_get_product($id);
            return $product instanceof WC_Product && $product->is_on_sale();
        }),
    );
}

/**
 * @param list<int> $exclude_ids
 * @param array<string, bool> $related_by
 * @return list<int> products with the same categories or tags, in random order
 */
function wc_get_related_products(
    int $product_id,
    int $limit = 5,
    array $exclude_ids = [],
    array $related_by = [],
): array {
    return RelatedProducts::ids(Value::int($product_id), Value::int($limit), Value::ids($exclude_ids));
}

function wc_get_product_category_list(
    int $product_id,
    string $sep = ', ',
    string $before = '',
    string $after = '',
): string {
    $list = get_the_term_list(Value::int($product_id), 'product_cat', $before, $sep, $after);

    return is_string($list) ? $list : '';
}

function wc_get_product_tag_list(int $product_id, string $sep = ', ', string $before = '', string $after = ''): string
{
    $list = get_the_term_list(Value::int($product_id), 'product_tag', $before, $sep, $after);

    return is_string($list) ? $list : '';
}

/** @return list<int> */
function wc_get_product_term_ids(int $product_id, string $taxonomy): array
{
    $terms = get_the_terms(Value::int($product_id), $taxonomy);

    return is_array($terms) ? Value::ids(array_column($terms, 'term_id')) : [];
}

function wc_placeholder_img_src(string $size = 'woocommerce_thumbnail'): string
{
    return Value::filtered('woocommerce_placeholder_img_src', WC()->plugin_url() . '/assets/placeholder.svg');
}

/**
 * @param string|array{int, int} $size
 * @param array<string, string>|string $attr
 */
function wc_placeholder_img(string|array $size = 'woocommerce_thumbnail', array|string $attr = ''): string
{
    $width = is_string($size) ? wc_get_image_size($size)['width'] : $size[0];
    $all = array_replace(
        ['class' => 'woocommerce-placeholder wp-post-image', 'alt' => __('Placeholder', 'stallkeeper-stand-in')],
        is_array($attr) ? $attr : [],
    );
    $image = sprintf(
        '<img src="%s" width="%d" height="%d" %s>',
        esc_url(wc_placeholder_img_src()),
        $width,
        $width,
        wc_implode_html_attributes($all),
    );

    return Value::filtered('woocommerce_placeholder_img', $image, $size, [
        'width' => $width,
        'height' => $width,
        'crop' => 1,
    ]);
}
