<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Order;

use Stallkeeper\Demo\StandIn\Address\Fields;
use Stallkeeper\Demo\StandIn\Value;

/** The two addresses of an order as a whole. */
trait Addresses
{
    /**
     * @param string $address_type billing or shipping
     * @return array<string, string> by name, without `billing_`
     */
    public function get_address($address_type = 'billing')
    {
        $address = [];
        foreach ([...array_keys(Fields::address()), 'email', 'phone'] as $name) {
            $getter = [$this, "get_{$address_type}_{$name}"];
            if (is_callable($getter)) {
                $address[$name] = Value::text($getter());
            }
        }
        return array_map(Value::text(...), Value::map(apply_filters('woocommerce_get_order_address', $address, $address_type, $this)));
    }

    /** @return string */
    public function get_formatted_billing_full_name()
    {
        return trim("{$this->get_billing_first_name()} {$this->get_billing_last_name()}");
    }

    /**
     * @param string $empty_content
     * @return string HTML
     */
    public function get_formatted_billing_address($empty_content = '')
    {
        $address = WC()->countries->get_formatted_address($this->get_address());

        return Value::filtered('woocommerce_order_get_formatted_billing_address', $address !== '' ? $address : $empty_content, $this->get_address(), $this);
    }

    /**
     * @param string $empty_content
     * @return string HTML
     */
    public function get_formatted_shipping_address($empty_content = '')
    {
        $address = $this->has_shipping_address() ? WC()->countries->get_formatted_address($this->get_address('shipping')) : '';

        return Value::filtered('woocommerce_order_get_formatted_shipping_address', $address !== '' ? $address : $empty_content, $this->get_address('shipping'), $this);
    }

    /** @return bool */
    public function has_shipping_address()
    {
        return $this->get_shipping_address_1() !== '' || $this->get_shipping_address_2() !== '';
    }
}
