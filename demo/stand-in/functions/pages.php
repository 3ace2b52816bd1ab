<?php

/** WooCommerce's own functions about the shop's pages and their endpoints. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/**
 * @param string $page shop, cart, checkout, myaccount or terms
 * @return int -1 when there is none
 */
function wc_get_page_id($page)
{
    $id = absint(Value::int(apply_filters("woocommerce_get_{$page}_page_id", get_option("woocommerce_{$page}_page_id"))));

    return $id > 0 ? $id : -1;
}

/**
 * @param string $page
 * @param string|bool|null $fallback
 * @return string the page's address, else the fallback, else the home page's
 */
function wc_get_page_permalink($page, $fallback = null)
{
    $id = wc_get_page_id($page);
    $permalink = $id > 0 ? get_permalink($id) : false;
    if ($permalink === false) {
        $permalink = $fallback === null ? get_home_url() : Value::text($fallback);
    }
    return Value::filtered("woocommerce_get_{$page}_page_permalink", $permalink);
}

/**
 * An address below a page: `/checkout/order-received/12/`.
 *
 * @param string $endpoint
 * @param mixed $value
 * @param string $permalink the page's; nothing for the one that is shown
 * @return string
 */
function wc_get_endpoint_url($endpoint, $value = '', $permalink = '')
{
    $permalink = $permalink !== '' ? $permalink : (string) get_permalink();
    $endpoint = WC()->query->get_query_vars()[$endpoint] ?? $endpoint;
    $value = Value::text($value);
    if (Value::option('permalink_structure') === '') {
        $url = add_query_arg($endpoint, $value, $permalink);
    } else {
        [$path, $query] = array_pad(explode('?', $permalink, 2), 2, '');
        $url = user_trailingslashit(trailingslashit($path) . $endpoint . ($value !== '' ? "/{$value}" : '')) . ($query !== '' ? "?{$query}" : '');
    }
    return Value::filtered('woocommerce_get_endpoint_url', $url, $endpoint, $value, $permalink);
}

/** @return string */
function wc_get_cart_url()
{
    return Value::filtered('woocommerce_get_cart_url', wc_get_page_permalink('cart'));
}

/** @return string */
function wc_get_checkout_url()
{
    return Value::filtered('woocommerce_get_checkout_url', wc_get_page_permalink('checkout'));
}

/** @return int 0 when there is none */
function wc_terms_and_conditions_page_id()
{
    return max(0, Value::int(apply_filters('woocommerce_terms_and_conditions_page_id', wc_get_page_id('terms'))));
}

/** @return int */
function wc_privacy_policy_page_id()
{
    return Value::int(apply_filters('woocommerce_privacy_policy_page_id', get_option('wp_page_for_privacy_policy', 0)));
}
