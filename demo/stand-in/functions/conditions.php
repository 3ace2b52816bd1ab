<?php

/** WooCommerce's conditional tags and page URLs. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

function is_woocommerce(): bool
{
    return (bool) apply_filters('is_woocommerce', is_shop() || is_product_taxonomy() || is_product());
}

function is_shop(): bool
{
    return is_post_type_archive('product') || is_page(wc_get_page_id('shop'));
}

function is_product_taxonomy(): bool
{
    return is_tax(get_object_taxonomies('product'));
}

function is_product(): bool
{
    return is_singular(['product']);
}

function is_cart(): bool
{
    return is_page(wc_get_page_id('cart')) ||
        (bool) apply_filters('woocommerce_is_cart', false) ||
        defined('WOOCOMMERCE_CART') ||
        wc_post_content_has_shortcode('woocommerce_cart');
}

function is_checkout(): bool
{
    return is_page(wc_get_page_id('checkout')) ||
        wc_post_content_has_shortcode('woocommerce_checkout') ||
        (bool) apply_filters('woocommerce_is_checkout', false) ||
        defined('WOOCOMMERCE_CHECKOUT');
}

function is_account_page(): bool
{
    return (bool) apply_filters('woocommerce_is_account_page', false);
}

function is_wc_endpoint_url(string|false $endpoint = false): bool
{
    /** @var WP $wp */
    global $wp;
    $endpoints = WC()->query->get_query_vars();
    $requested = $endpoint === false ? array_values($endpoints) : array_filter([$endpoints[$endpoint] ?? null]);

    return array_intersect($requested, array_keys($wp->query_vars)) !== [];
}

function is_order_received_page(): bool
{
    return (bool) apply_filters(
        'woocommerce_is_order_received_page',
        is_checkout() && is_wc_endpoint_url('order-received'),
    );
}

function is_filtered(): bool
{
    return (bool) apply_filters(
        'woocommerce_is_filtered',
        isset($_GET['min_price']) || isset($_GET['max_price']) || isset($_GET['rating_filter']),
    );
}

function is_store_notice_showing(): bool
{
    return get_option('woocommerce_demo_store', 'no') !== 'no';
}

function wc_post_content_has_shortcode(string $tag = ''): bool
{
    /** @var WP_Post|null $post */
    global $post;

    return is_singular() && $post instanceof WP_Post && has_shortcode($post->post_content, $tag);
}

function wc_current_theme_is_fse_theme(): bool
{
    return wp_is_block_theme();
}

function wc_wp_theme_get_element_class_name(string $element): string
{
    return wc_current_theme_is_fse_theme() && in_array($element, ['button'], true) ? "wp-element-{$element}" : '';
}

/**
 * @param array<string, mixed> $robots
 * @return array<string, mixed> robots directives
 */
function wc_page_no_robots(array $robots): array
{
    return is_cart() || is_checkout()
        ? wp_robots_sensitive_page(
            array_map(static fn(mixed $value): bool|string => is_bool($value) ? $value : Value::text($value), $robots),
        )
        : $robots;
}

function wc_get_page_id(string $page): int
{
    $id = absint(
        Value::int(apply_filters("woocommerce_get_{$page}_page_id", get_option("woocommerce_{$page}_page_id"))),
    );

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

/** For example `/checkout/order-received/12/`. */
function wc_get_endpoint_url(string $endpoint, mixed $value = '', string $permalink = ''): string
{
    $permalink = $permalink !== '' ? $permalink : (string) get_permalink();
    $endpoint = WC()->query->get_query_vars()[$endpoint] ?? $endpoint;
    $value = Value::text($value);
    if (Value::option('permalink_structure') === '') {
        $url = add_query_arg($endpoint, $value, $permalink);
    } else {
        [$path, $query] = array_pad(explode('?', $permalink, 2), 2, '');
        $url =
            user_trailingslashit(trailingslashit($path) . $endpoint . ($value !== '' ? "/{$value}" : '')) .
            ($query !== '' ? "?{$query}" : '');
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
