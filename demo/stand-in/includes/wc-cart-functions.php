<?php

/** Functions that WooCommerce loads with the cart: not in the admin or in scheduled events. */

/** IDs of the shipping methods that the visitor selected. */
function wc_get_chosen_shipping_method_ids(): array
{
    return (array) WC()->session?->get('chosen_shipping_methods', []);
}
