<?php

/** WooCommerce's own functions about the shop's pages and their endpoints. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

function wc_get_page_id(string $page): int
{
    $id = absint(Value::int(apply_filters("woocommerce_get_{$page}_page_id", get_option("woocommerce_{$page}_page_id"))));

    return $id > 0 ? $id : -1;
}

function wc_get_page_permalink(string $page, string|bool|null $fallback = null): string
{
    $id = wc_get_page_id($page);
    $permalink = $id > 0 ? get_permalink($id) : false;
    if ($permalink === false) {
        $permalink = $fallback === null ? get_home_url() : Value::text($fallback);
    }
    return Value::filtered("woocommerce_get_{$page}_page_permalink", $permalink);
}

/** An address below a page: `/checkout/order-received/12/`. */
function wc_get_endpoint_url(string $endpoint, mixed $value = '', string $permalink = ''): string
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

function wc_get_cart_url(): string
{
    return Value::filtered('woocommerce_get_cart_url', wc_get_page_permalink('cart'));
}

function wc_get_checkout_url(): string
{
    return Value::filtered('woocommerce_get_checkout_url', wc_get_page_permalink('checkout'));
}

function wc_terms_and_conditions_page_id(): int
{
    return max(0, Value::int(apply_filters('woocommerce_terms_and_conditions_page_id', wc_get_page_id('terms'))));
}

function wc_privacy_policy_page_id(): int
{
    return Value::int(apply_filters('woocommerce_privacy_policy_page_id', get_option('wp_page_for_privacy_policy', 0)));
}
