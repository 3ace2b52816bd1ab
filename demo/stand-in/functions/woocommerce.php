<?php

/** `WC()`, and functions for requests, admin screens and the Store API. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\StoreApi\Extensions;

function WC(): WooCommerce
{
    return WooCommerce::instance();
}

function wc_load_cart(): void
{
    require_once WC_ABSPATH . 'includes/wc-cart-functions.php';
    WC()->initialize_session();
    WC()->initialize_cart();
}

function wc_maybe_define_constant(string $name, mixed $value): void
{
    defined($name) || define($name, $value);
}

function wc_nocache_headers(): void
{
    // Caching plugins check these constants.
    array_map(static fn(string $name) => wc_maybe_define_constant($name, true), [
        'DONOTCACHEPAGE',
        'DONOTCACHEOBJECT',
        'DONOTCACHEDB',
    ]);
    nocache_headers();
}

function wc_get_page_screen_id(string $for): string
{
    return str_replace('-', '_', $for) === 'shop_order' ? 'woocommerce_page_wc-orders' : '';
}

/** @param array<string, mixed> $args endpoint, namespace, schema_callback, data_callback */
function woocommerce_store_api_register_endpoint_data(array $args): bool|WP_Error
{
    try {
        Extensions::register($args);
    } catch (Exception $error) {
        return new WP_Error('error', $error->getMessage());
    }
    return true;
}
