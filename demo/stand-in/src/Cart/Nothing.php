<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Cart;

/** What WooCommerce's cart may have and this one never has: coupons, fees, shipping, taxes. */
trait Nothing
{
    public function get_shipping_total(): float
    {
        return 0.0;
    }
}
