<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Order;

use Stallkeeper\Demo\StandIn\Value;
use WC_DateTime;
use WC_Payment_Gateway;

/** How an order is paid, in which currency and when. */
trait Payment
{
    /**
     * @param string $context
     * @return string
     */
    public function get_payment_method_title($context = 'view')
    {
        return $this->text('payment_method_title', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_payment_method_title($value)
    {
        $this->set_prop('payment_method_title', Value::text($value));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_transaction_id($context = 'view')
    {
        return $this->text('transaction_id', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_transaction_id($value)
    {
        $this->set_prop('transaction_id', Value::text($value));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_currency($context = 'view')
    {
        return $this->text('currency', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_currency($value)
    {
        $this->set_prop('currency', Value::text($value));
    }

    /**
     * @param string $context
     * @return WC_DateTime|null
     */
    public function get_date_created($context = 'view')
    {
        return $this->date('date_created', $context);
    }

    /**
     * @param mixed $date
     * @return void
     */
    public function set_date_created($date = null)
    {
        $this->set_date_prop('date_created', $date);
    }

    /**
     * @param string $context
     * @return WC_DateTime|null
     */
    public function get_date_modified($context = 'view')
    {
        return $this->date('date_modified', $context);
    }

    /**
     * @param mixed $date
     * @return void
     */
    public function set_date_modified($date = null)
    {
        $this->set_date_prop('date_modified', $date);
    }

    /**
     * @param string $context
     * @return WC_DateTime|null
     */
    public function get_date_paid($context = 'view')
    {
        return $this->date('date_paid', $context);
    }

    /**
     * @param mixed $date
     * @return void
     */
    public function set_date_paid($date = null)
    {
        $this->set_date_prop('date_paid', $date);
    }

    /**
     * @param string $context
     * @return WC_DateTime|null
     */
    public function get_date_completed($context = 'view')
    {
        return $this->date('date_completed', $context);
    }

    /**
     * @param mixed $date
     * @return void
     */
    public function set_date_completed($date = null)
    {
        $this->set_date_prop('date_completed', $date);
    }

    /**
     * @param string $context
     * @return int
     */
    public function get_parent_id($context = 'view')
    {
        return $this->number('parent_id', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_parent_id($value)
    {
        $this->set_prop('parent_id', Value::int($value));
    }

    /**
     * @param string $context
     * @return string the method's id, such as cod
     */
    public function get_payment_method($context = 'view')
    {
        return $this->text('payment_method', $context);
    }

    /**
     * @param mixed $payment_method the method or its id
     * @return void
     */
    public function set_payment_method($payment_method = '')
    {
        if ($payment_method instanceof WC_Payment_Gateway) {
            $this->set_payment_method_title($payment_method->get_title());
            $payment_method = $payment_method->id;
        }
        $this->set_prop('payment_method', Value::text($payment_method));
    }
}
