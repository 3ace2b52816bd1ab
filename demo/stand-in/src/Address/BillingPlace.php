<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Address;

use Stallkeeper\Demo\StandIn\Value;

/** Where the bill goes to. */
trait BillingPlace
{
    public function get_billing_address_1(string $context = 'view'): string
    {
        return $this->text('billing_address_1', $context);
    }

    public function set_billing_address_1(mixed $value): void
    {
        $this->set_prop('billing_address_1', Value::text($value));
    }

    public function get_billing_address_2(string $context = 'view'): string
    {
        return $this->text('billing_address_2', $context);
    }

    public function set_billing_address_2(mixed $value): void
    {
        $this->set_prop('billing_address_2', Value::text($value));
    }

    public function get_billing_city(string $context = 'view'): string
    {
        return $this->text('billing_city', $context);
    }

    public function set_billing_city(mixed $value): void
    {
        $this->set_prop('billing_city', Value::text($value));
    }

    public function get_billing_state(string $context = 'view'): string
    {
        return $this->text('billing_state', $context);
    }

    public function set_billing_state(mixed $value): void
    {
        $this->set_prop('billing_state', Value::text($value));
    }

    public function get_billing_postcode(string $context = 'view'): string
    {
        return $this->text('billing_postcode', $context);
    }

    public function set_billing_postcode(mixed $value): void
    {
        $this->set_prop('billing_postcode', Value::text($value));
    }

    public function get_billing_country(string $context = 'view'): string
    {
        return $this->text('billing_country', $context);
    }

    public function set_billing_country(mixed $value): void
    {
        $this->set_prop('billing_country', Value::text($value));
    }
}
