<?php

/** WooCommerce's own functions about the screens of the admin. */

declare(strict_types=1);

function wc_get_page_screen_id(string $for): string
{
    return str_replace('-', '_', $for) === 'shop_order' ? 'woocommerce_page_wc-orders' : '';
}
