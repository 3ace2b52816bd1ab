<?php

/** WooCommerce's own functions that extend the Store API. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\StoreApi\Extensions;

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
