<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Order;

use Stallkeeper\Demo\StandIn\Address\AddressFields;
use Stallkeeper\Demo\StandIn\Value;

/** Formatted addresses and URLs of an order. */
trait OrderAddresses
{
    /** @return array<string, string> by field name without the prefix `billing_` */
    public function get_address(string $address_type = 'billing'): array
    {
        $address = [];
        foreach ([...array_keys(AddressFields::address()), 'email', 'phone'] as $name) {
            if (in_array("{$address_type}_{$name}", AddressFields::NAMES, true)) {
                $address[$name] = Value::text(
                    $this->{$address_type === 'billing' ? "get_billing_{$name}" : "get_shipping_{$name}"}(),
                );
            }
        }
        return array_map(
            Value::text(...),
            Value::map(apply_filters('woocommerce_get_order_address', $address, $address_type, $this)),
        );
    }

    public function get_formatted_billing_full_name(): string
    {
        return trim("{$this->get_billing_first_name()} {$this->get_billing_last_name()}");
    }

    public function get_formatted_billing_address(string $empty_content = ''): string
    {
        $address = WC()->countries->get_formatted_address($this->get_address());

        return Value::filtered(
            'woocommerce_order_get_formatted_billing_address',
            $address !== '' ? $address : $empty_content,
            $this->get_address(),
            $this,
        );
    }

    public function get_formatted_shipping_address(string $empty_content = ''): string
    {
        $address = $this->has_shipping_address()
            ? WC()->countries->get_formatted_address($this->get_address('shipping'))
            : '';

        return Value::filtered(
            'woocommerce_order_get_formatted_shipping_address',
            $address !== '' ? $address : $empty_content,
            $this->get_address('shipping'),
            $this,
        );
    }

    public function has_shipping_address(): bool
    {
        return $this->get_shipping_address_1() !== '' || $this->get_shipping_address_2() !== '';
    }

    public function get_checkout_order_received_url(): string
    {
        $url = add_query_arg(
            'key',
            $this->get_order_key(),
            wc_get_endpoint_url('order-received', (string) $this->get_id(), wc_get_checkout_url()),
        );

        return Value::filtered('woocommerce_get_checkout_order_received_url', $url, $this);
    }

    public function get_edit_order_url(): string
    {
        return Value::filtered(
            'woocommerce_get_edit_order_url',
            admin_url('admin.php?page=wc-orders&action=edit&id=' . $this->get_id()),
            $this,
        );
    }
}
