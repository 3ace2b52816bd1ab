<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Address;

use Stallkeeper\Demo\StandIn\Value;
use WC_Data_Exception;

/** Whom the bill goes to. */
trait BillingName
{
    /**
     * @param string $context
     * @return string
     */
    public function get_billing_first_name($context = 'view')
    {
        return $this->text('billing_first_name', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_billing_first_name($value)
    {
        $this->set_prop('billing_first_name', Value::text($value));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_billing_last_name($context = 'view')
    {
        return $this->text('billing_last_name', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_billing_last_name($value)
    {
        $this->set_prop('billing_last_name', Value::text($value));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_billing_company($context = 'view')
    {
        return $this->text('billing_company', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_billing_company($value)
    {
        $this->set_prop('billing_company', Value::text($value));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_billing_phone($context = 'view')
    {
        return $this->text('billing_phone', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_billing_phone($value)
    {
        $this->set_prop('billing_phone', Value::text($value));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_billing_email($context = 'view')
    {
        return $this->text('billing_email', $context);
    }

    /**
     * @param mixed $value
     * @return void
     * @throws WC_Data_Exception when it is no address of e-mail
     */
    public function set_billing_email($value)
    {
        if (Value::text($value) !== '' && !is_email(Value::text($value))) {
            throw new WC_Data_Exception("{$this->object_type}_invalid_billing_email", __('Invalid billing email address', 'stallkeeper-stand-in'));
        }
        $this->set_prop('billing_email', Value::text($value));
    }
}
