<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Address;

use Stallkeeper\Demo\StandIn\Value;

/** Where the parcel goes to. */
trait ShippingPlace
{
    public function get_shipping_address_1(string $context = 'view'): string
    {
        return $this->text('shipping_address_1', $context);
    }

    public function set_shipping_address_1(mixed $value): void
    {
        $this->set_prop('shipping_address_1', Value::text($value));
    }

    public function get_shipping_address_2(string $context = 'view'): string
    {
        return $this->text('shipping_address_2', $context);
    }

    public function set_shipping_address_2(mixed $value): void
    {
        $this->set_prop('shipping_address_2', Value::text($value));
    }

    public function get_shipping_city(string $context = 'view'): string
    {
        return $this->text('shipping_city', $context);
    }

    public function set_shipping_city(mixed $value): void
    {
        $this->set_prop('shipping_city', Value::text($value));
    }

    public function get_shipping_state(string $context = 'view'): string
    {
        return $this->text('shipping_state', $context);
    }

    public function set_shipping_state(mixed $value): void
    {
        $this->set_prop('shipping_state', Value::text($value));
    }

    public function get_shipping_postcode(string $context = 'view'): string
    {
        return $this->text('shipping_postcode', $context);
    }

    public function set_shipping_postcode(mixed $value): void
    {
        $this->set_prop('shipping_postcode', Value::text($value));
    }

    public function get_shipping_country(string $context = 'view'): string
    {
        return $this->text('shipping_country', $context);
    }

    public function set_shipping_country(mixed $value): void
    {
        $this->set_prop('shipping_country', Value::text($value));
    }
}
