<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records;

use Stallkeeper\Render\Http\Input;
use WC_Customer;
use WC_Session;

/**
 * Replaces WooCommerce's customer and session by those of a new, signed-out visitor, because displayed taxes depend on
 * both. WooCommerce has neither in scheduled events, in WP-CLI and in the admin, and its prices differ or fail without
 * them.
 */
final class DefaultCustomer
{
    private ?WC_Customer $customer = null;

    private ?WC_Session $session = null;

    private bool $isReplaced = false;

    public function replace(): void
    {
        // Before WooCommerce's `init` there are no countries, and products have no prices with tax.
        if (!class_exists(WC_Customer::class) || !did_action('woocommerce_init')) {
            return;
        }
        self::loadCartFunctions();
        $shop = WC();
        $this->customer = $shop->customer;
        $this->session = $shop->session;
        $this->isReplaced = true;
        // Stored nowhere. Shipping methods that the current visitor selected change the address on which taxes are
        // based.
        $shop->session = new class extends WC_Session {};
        $customer = new WC_Customer(0);
        ['country' => $country, 'state' => $state] = self::location();
        $customer->set_billing_location($country, $state, '', '');
        $customer->set_shipping_location($country, $state, '', '');
        $shop->customer = $customer;
    }

    public function restore(): void
    {
        if ($this->isReplaced) {
            // The stubs do not say that they can be null.
            /** @var WC_Customer $customer */
            $customer = $this->customer;
            /** @var WC_Session $session */
            $session = $this->session;
            WC()->customer = $customer;
            WC()->session = $session;
            $this->customer = $this->session = null;
            $this->isReplaced = false;
        }
    }

    /**
     * Loads what WooCommerce needs for a customer's taxes. By default, it does so in requests of visitors and of REST
     * only.
     */
    private static function loadCartFunctions(): void
    {
        if (!function_exists('wc_get_chosen_shipping_method_ids')) {
            // In the order of wc_load_cart(), which would start a session, too.
            foreach (['cart', 'notice'] as $name) {
                $file = WC()->plugin_path() . "/includes/wc-$name-functions.php";
                if (is_file($file)) {
                    include_once $file;
                }
            }
        }
    }

    /**
     * WooCommerce's default location of customers. With geolocation it is the shop's address, because the result would
     * depend on the request that creates the record.
     *
     * @return array{country: string, state: string}
     */
    private static function location(): array
    {
        $default = get_option('woocommerce_default_customer_address', 'base');
        $location =
            is_string($default) && str_starts_with($default, 'geolocation')
                ? wc_get_base_location()
                : wc_get_customer_default_location();

        $location = Input::fromArray($location);

        return ['country' => $location->text('country'), 'state' => $location->text('state')];
    }
}
