<?php

/**
 * Functions that WooCommerce loads with the cart: for requests of visitors, but not in the admin or in scheduled
 * events.
 */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/** @return list<string> ids of the shipping methods that the visitor selected */
function wc_get_chosen_shipping_method_ids(): array
{
    return Value::texts(WC()->session?->get('chosen_shipping_methods', []));
}
