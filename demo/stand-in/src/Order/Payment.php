<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Order;

use Stallkeeper\Demo\StandIn\Value;
use WC_DateTime;
use WC_Payment_Gateway;

/** How an order is paid, in which currency and when. */
trait Payment
{
    public function get_payment_method_title(string $context = 'view'): string
    {
        return $this->text('payment_method_title', $context);
    }

    public function set_payment_method_title(mixed $value): void
    {
        $this->set_prop('payment_method_title', Value::text($value));
    }

    public function get_transaction_id(string $context = 'view'): string
    {
        return $this->text('transaction_id', $context);
    }

    public function set_transaction_id(mixed $value): void
    {
        $this->set_prop('transaction_id', Value::text($value));
    }

    public function get_currency(string $context = 'view'): string
    {
        return $this->text('currency', $context);
    }

    public function set_currency(mixed $value): void
    {
        $this->set_prop('currency', Value::text($value));
    }

    public function get_date_created(string $context = 'view'): ?WC_DateTime
    {
        return $this->date('date_created', $context);
    }

    public function set_date_created(mixed $date = null): void
    {
        $this->set_date_prop('date_created', $date);
    }

    public function get_date_modified(string $context = 'view'): ?WC_DateTime
    {
        return $this->date('date_modified', $context);
    }

    public function set_date_modified(mixed $date = null): void
    {
        $this->set_date_prop('date_modified', $date);
    }

    public function get_date_paid(string $context = 'view'): ?WC_DateTime
    {
        return $this->date('date_paid', $context);
    }

    public function set_date_paid(mixed $date = null): void
    {
        $this->set_date_prop('date_paid', $date);
    }

    public function get_date_completed(string $context = 'view'): ?WC_DateTime
    {
        return $this->date('date_completed', $context);
    }

    public function set_date_completed(mixed $date = null): void
    {
        $this->set_date_prop('date_completed', $date);
    }

    public function get_parent_id(string $context = 'view'): int
    {
        return $this->number('parent_id', $context);
    }

    public function set_parent_id(mixed $value): void
    {
        $this->set_prop('parent_id', Value::int($value));
    }

    public function get_payment_method(string $context = 'view'): string
    {
        return $this->text('payment_method', $context);
    }

    public function set_payment_method(mixed $payment_method = ''): void
    {
        if ($payment_method instanceof WC_Payment_Gateway) {
            $this->set_payment_method_title($payment_method->get_title());
            $payment_method = $payment_method->id;
        }
        $this->set_prop('payment_method', Value::text($payment_method));
    }
}
