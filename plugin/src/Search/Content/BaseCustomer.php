<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Content;

use WC_Customer;

/**
 * Replaces WooCommerce's customer by a signed-out visitor at the shop's base address, because displayed taxes depend on the
 * customer. Without a customer, as in scheduled events, WooCommerce may add no tax at all.
 */
final class BaseCustomer
{
    private ?WC_Customer $before = null;

    private bool $isReplaced = false;

    public function replace(): void
    {
        // Before WooCommerce's `init` there are no countries, and products have no prices with tax.
        if (!class_exists(WC_Customer::class) || !did_action('woocommerce_init')) {
            return;
        }
        $shop = WC();
        $countries = $shop->countries;
        $address = [$countries->get_base_country(), $countries->get_base_state(), $countries->get_base_postcode(), $countries->get_base_city()];
        $customer = new WC_Customer(0);
        $customer->set_billing_location(...$address);
        $customer->set_shipping_location(...$address);
        $this->before = $shop->customer;
        $this->isReplaced = true;
        $shop->customer = $customer;
    }

    public function restore(): void
    {
        if ($this->isReplaced) {
            // The stubs do not say that it can be null.
            /** @var WC_Customer $before */
            $before = $this->before;
            WC()->customer = $before;
            $this->before = null;
            $this->isReplaced = false;
        }
    }
}
