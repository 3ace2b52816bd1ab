<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Order;

use Stallkeeper\Demo\StandIn\Value;

/** Where an order came from, and who may see it. */
trait Origin
{
    public function get_order_key(string $context = 'view'): string
    {
        return $this->text('order_key', $context);
    }

    public function set_order_key(mixed $value): void
    {
        $this->set_prop('order_key', Value::text($value));
    }

    public function get_customer_id(string $context = 'view'): int
    {
        return $this->number('customer_id', $context);
    }

    public function set_customer_id(mixed $value): void
    {
        $this->set_prop('customer_id', Value::int($value));
    }

    public function get_customer_ip_address(string $context = 'view'): string
    {
        return $this->text('customer_ip_address', $context);
    }

    public function set_customer_ip_address(mixed $value): void
    {
        $this->set_prop('customer_ip_address', Value::text($value));
    }

    public function get_customer_user_agent(string $context = 'view'): string
    {
        return $this->text('customer_user_agent', $context);
    }

    public function set_customer_user_agent(mixed $value): void
    {
        $this->set_prop('customer_user_agent', Value::text($value));
    }

    public function get_created_via(string $context = 'view'): string
    {
        return $this->text('created_via', $context);
    }

    public function set_created_via(mixed $value): void
    {
        $this->set_prop('created_via', Value::text($value));
    }

    public function get_customer_note(string $context = 'view'): string
    {
        return $this->text('customer_note', $context);
    }

    public function set_customer_note(mixed $value): void
    {
        $this->set_prop('customer_note', Value::text($value));
    }

    public function get_cart_hash(string $context = 'view'): string
    {
        return $this->text('cart_hash', $context);
    }

    public function set_cart_hash(mixed $value): void
    {
        $this->set_prop('cart_hash', Value::text($value));
    }

    public function get_version(string $context = 'view'): string
    {
        return $this->text('version', $context);
    }

    public function set_version(mixed $value): void
    {
        $this->set_prop('version', Value::text($value));
    }
}
