<?php

/** WooCommerce's own functions about the screens of the admin. */

declare(strict_types=1);

/**
 * @param string $for shop-order
 * @return string the screen's id, nothing for another kind
 */
function wc_get_page_screen_id($for)
{
    return str_replace('-', '_', $for) === 'shop_order' ? 'woocommerce_page_wc-orders' : '';
}
