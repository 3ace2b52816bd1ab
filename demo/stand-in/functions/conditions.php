<?php

/** WooCommerce's conditional tags. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/** @return bool the shop, a category, a tag or a product; not cart, checkout and account */
function is_woocommerce()
{
    return (bool) apply_filters('is_woocommerce', is_shop() || is_product_taxonomy() || is_product());
}

/** @return bool */
function is_shop()
{
    return is_post_type_archive('product') || is_page(wc_get_page_id('shop'));
}

/** @return bool */
function is_product_taxonomy()
{
    return is_tax(get_object_taxonomies('product'));
}

/**
 * @param int|string|list<int|string> $term
 * @return bool
 */
function is_product_category($term = '')
{
    return is_tax('product_cat', $term);
}

/** @return bool */
function is_product()
{
    return is_singular(['product']);
}

/** @return bool */
function is_cart()
{
    return is_page(wc_get_page_id('cart')) || (bool) apply_filters('woocommerce_is_cart', false)
        || defined('WOOCOMMERCE_CART') || wc_post_content_has_shortcode('woocommerce_cart');
}

/** @return bool on the order received page too */
function is_checkout()
{
    return is_page(wc_get_page_id('checkout')) || wc_post_content_has_shortcode('woocommerce_checkout')
        || (bool) apply_filters('woocommerce_is_checkout', false) || defined('WOOCOMMERCE_CHECKOUT');
}

/** @return bool the stand-in has no accounts */
function is_account_page()
{
    return (bool) apply_filters('woocommerce_is_account_page', false);
}

/**
 * @param string|false $endpoint any of them when it is not given
 * @return bool
 */
function is_wc_endpoint_url($endpoint = false)
{
    /** @var WP $wp */
    global $wp;
    $known = WC()->query->get_query_vars();
    $asked = $endpoint === false ? array_values($known) : array_filter([$known[$endpoint] ?? null]);

    return array_intersect($asked, array_keys($wp->query_vars)) !== [];
}

/** @return bool */
function is_order_received_page()
{
    return (bool) apply_filters('woocommerce_is_order_received_page', is_checkout() && is_wc_endpoint_url('order-received'));
}

/** @return bool */
function is_filtered()
{
    return (bool) apply_filters('woocommerce_is_filtered', isset($_GET['min_price']) || isset($_GET['max_price']) || isset($_GET['rating_filter']));
}

/** @return bool */
function is_store_notice_showing()
{
    return get_option('woocommerce_demo_store', 'no') !== 'no';
}

/**
 * @param string $tag
 * @return bool
 */
function wc_post_content_has_shortcode($tag = '')
{
    /** @var WP_Post|null $post */
    global $post;

    return is_singular() && $post instanceof WP_Post && has_shortcode($post->post_content, $tag);
}

/** @return bool */
function wc_current_theme_is_fse_theme()
{
    return wp_is_block_theme();
}

/**
 * @param string $element
 * @return string the class of WordPress's blocks: none in a classic theme
 */
function wc_wp_theme_get_element_class_name($element)
{
    return wc_current_theme_is_fse_theme() && in_array($element, ['button'], true) ? "wp-element-{$element}" : '';
}

/**
 * @param array<string, mixed> $robots
 * @return array<string, mixed> shop pages are not for search engines' indexes where this is hooked
 */
function wc_page_no_robots($robots)
{
    return is_cart() || is_checkout() ? wp_robots_sensitive_page(array_map(static fn(mixed $value): bool|string => is_bool($value) ? $value : Value::text($value), $robots)) : $robots;
}
