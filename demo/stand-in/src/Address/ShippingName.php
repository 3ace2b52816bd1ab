<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Address;

use Stallkeeper\Demo\StandIn\Value;

/** Whom the parcel goes to. */
trait ShippingName
{
    public function get_shipping_first_name(string $context = 'view'): string
    {
        return $this->text('shipping_first_name', $context);
    }

    public function set_shipping_first_name(mixed $value): void
    {
        $this->set_prop('shipping_first_name', Value::text($value));
    }

    public function get_shipping_last_name(string $context = 'view'): string
    {
        return $this->text('shipping_last_name', $context);
    }

    public function set_shipping_last_name(mixed $value): void
    {
        $this->set_prop('shipping_last_name', Value::text($value));
    }

    public function get_shipping_company(string $context = 'view'): string
    {
        return $this->text('shipping_company', $context);
    }

    public function set_shipping_company(mixed $value): void
    {
        $this->set_prop('shipping_company', Value::text($value));
    }

    public function get_shipping_phone(string $context = 'view'): string
    {
        return $this->text('shipping_phone', $context);
    }

    public function set_shipping_phone(mixed $value): void
    {
        $this->set_prop('shipping_phone', Value::text($value));
    }
}
