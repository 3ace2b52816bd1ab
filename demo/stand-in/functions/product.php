<?php

/** WooCommerce's own functions about products. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Catalog\ProductQuery;
use Stallkeeper\Demo\StandIn\Catalog\Related;
use Stallkeeper\Demo\StandIn\Value;

/**
 * @param array<string, mixed> $args
 * @return list<WC_Product>|list<int>|stdClass with `return` "ids" their ids; with `paginate` an object of products, total, max_num_pages
 */
function wc_get_products($args)
{
    return ProductQuery::run($args);
}

/**
 * @param mixed $the_product an id, a post, a product; the global post when it is not given
 * @param array<string, mixed> $deprecated
 * @return WC_Product|false false when there is none
 */
function wc_get_product($the_product = false, $deprecated = [])
{
    if ($the_product instanceof WC_Product) {
        return $the_product;
    }
    $post = get_post($the_product === false ? null : ($the_product instanceof WP_Post ? $the_product : Value::int($the_product)));
    if (!$post instanceof WP_Post || $post->post_type !== 'product' || (!$the_product && $the_product !== false)) {
        return false;
    }
    try {
        return new WC_Product_Simple($post);
    } catch (Exception) {
        return false;
    }
}

/** @return list<int> */
function wc_get_product_ids_on_sale()
{
    $ids = get_posts(['post_type' => 'product', 'fields' => 'ids', 'numberposts' => -1, 'meta_query' => [['key' => '_sale_price', 'value' => '', 'compare' => '!=']]]);

    return array_values(array_filter(Value::ids($ids), static function (int $id): bool {
        $product = wc_get_product($id);
        return $product instanceof WC_Product && $product->is_on_sale();
    }));
}

/**
 * @param int $product_id
 * @param int $limit
 * @param list<int> $exclude_ids
 * @param array<string, bool> $related_by
 * @return list<int> of the same categories or tags, in an order of chance
 */
function wc_get_related_products($product_id, $limit = 5, $exclude_ids = [], $related_by = [])
{
    return Related::ids(Value::int($product_id), Value::int($limit), Value::ids($exclude_ids));
}

/**
 * @param WC_Product $product
 * @param array<string, mixed> $args qty and price
 * @return float
 */
function wc_get_price_to_display($product, $args = [])
{
    $price = isset($args['price']) && $args['price'] !== '' ? $args['price'] : $product->get_price();

    return Value::float(apply_filters('woocommerce_get_price_to_display', Value::float($price) * Value::float($args['qty'] ?? 1), $product));
}

/**
 * @param int $product_id
 * @param string $sep
 * @param string $before
 * @param string $after
 * @return string links to the product's categories
 */
function wc_get_product_category_list($product_id, $sep = ', ', $before = '', $after = '')
{
    $list = get_the_term_list(Value::int($product_id), 'product_cat', $before, $sep, $after);

    return is_string($list) ? $list : '';
}

/**
 * @param int $product_id
 * @param string $sep
 * @param string $before
 * @param string $after
 * @return string links to the product's tags
 */
function wc_get_product_tag_list($product_id, $sep = ', ', $before = '', $after = '')
{
    $list = get_the_term_list(Value::int($product_id), 'product_tag', $before, $sep, $after);

    return is_string($list) ? $list : '';
}

/**
 * @param int $product_id
 * @param string $taxonomy
 * @return list<int>
 */
function wc_get_product_term_ids($product_id, $taxonomy)
{
    $terms = get_the_terms(Value::int($product_id), $taxonomy);

    return is_array($terms) ? Value::ids(array_column($terms, 'term_id')) : [];
}

/**
 * @param string $size
 * @return string address of the picture that stands for a missing one
 */
function wc_placeholder_img_src($size = 'woocommerce_thumbnail')
{
    return Value::filtered('woocommerce_placeholder_img_src', WC()->plugin_url() . '/assets/placeholder.svg');
}

/**
 * @param string|array{int, int} $size
 * @param array<string, string>|string $attr
 * @return string
 */
function wc_placeholder_img($size = 'woocommerce_thumbnail', $attr = '')
{
    $width = is_string($size) ? wc_get_image_size($size)['width'] : $size[0];
    $all = array_replace(['class' => 'woocommerce-placeholder wp-post-image', 'alt' => __('Placeholder', 'stallkeeper-stand-in')], is_array($attr) ? $attr : []);
    $image = sprintf('<img src="%s" width="%d" height="%d" %s>', esc_url(wc_placeholder_img_src()), $width, $width, wc_implode_html_attributes($all));

    return Value::filtered('woocommerce_placeholder_img', $image, $size, ['width' => $width, 'height' => $width, 'crop' => 1]);
}
