<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Cart;

/** What WooCommerce's cart may have and this one never has: coupons, fees, shipping, taxes. */
trait Nothing
{
    /** @return list<string> */
    public function get_applied_coupons()
    {
        return [];
    }

    /**
     * @param null $deprecated
     * @return array<string, mixed>
     */
    public function get_coupons($deprecated = null)
    {
        return [];
    }

    /** @return array<string, mixed> */
    public function get_fees()
    {
        return [];
    }

    /** @return float */
    public function get_shipping_total()
    {
        return 0.0;
    }

    /** @return float */
    public function get_discount_total()
    {
        return 0.0;
    }

    /** @return float */
    public function get_total_tax()
    {
        return 0.0;
    }

    /** @return float */
    public function get_subtotal_tax()
    {
        return 0.0;
    }

    /** @return bool */
    public function needs_shipping()
    {
        return (bool) apply_filters('woocommerce_cart_needs_shipping', false);
    }

    /** @return bool */
    public function needs_shipping_address()
    {
        return (bool) apply_filters('woocommerce_cart_needs_shipping_address', false);
    }

    /** @return bool */
    public function show_shipping()
    {
        return false;
    }

    /** @return bool */
    public function display_prices_including_tax()
    {
        return (bool) apply_filters('woocommerce_cart_display_prices_including_tax', false);
    }
}
