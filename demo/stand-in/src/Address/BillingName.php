<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Address;

use Stallkeeper\Demo\StandIn\Value;
use WC_Data_Exception;

/** Whom the bill goes to. */
trait BillingName
{
    public function get_billing_first_name(string $context = 'view'): string
    {
        return $this->text('billing_first_name', $context);
    }

    public function set_billing_first_name(mixed $value): void
    {
        $this->set_prop('billing_first_name', Value::text($value));
    }

    public function get_billing_last_name(string $context = 'view'): string
    {
        return $this->text('billing_last_name', $context);
    }

    public function set_billing_last_name(mixed $value): void
    {
        $this->set_prop('billing_last_name', Value::text($value));
    }

    public function get_billing_company(string $context = 'view'): string
    {
        return $this->text('billing_company', $context);
    }

    public function set_billing_company(mixed $value): void
    {
        $this->set_prop('billing_company', Value::text($value));
    }

    public function get_billing_phone(string $context = 'view'): string
    {
        return $this->text('billing_phone', $context);
    }

    public function set_billing_phone(mixed $value): void
    {
        $this->set_prop('billing_phone', Value::text($value));
    }

    public function get_billing_email(string $context = 'view'): string
    {
        return $this->text('billing_email', $context);
    }

    /** @throws WC_Data_Exception when it is no address of e-mail */
    public function set_billing_email(mixed $value): void
    {
        if (Value::text($value) !== '' && !is_email(Value::text($value))) {
            throw new WC_Data_Exception("{$this->object_type}_invalid_billing_email", __('Invalid billing email address', 'stallkeeper-stand-in'));
        }
        $this->set_prop('billing_email', Value::text($value));
    }
}
