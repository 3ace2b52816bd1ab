<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Address;

use Stallkeeper\Demo\StandIn\Value;

/** Where the bill goes to. */
trait BillingPlace
{
    /**
     * @param string $context
     * @return string
     */
    public function get_billing_address_1($context = 'view')
    {
        return $this->text('billing_address_1', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_billing_address_1($value)
    {
        $this->set_prop('billing_address_1', Value::text($value));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_billing_address_2($context = 'view')
    {
        return $this->text('billing_address_2', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_billing_address_2($value)
    {
        $this->set_prop('billing_address_2', Value::text($value));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_billing_city($context = 'view')
    {
        return $this->text('billing_city', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_billing_city($value)
    {
        $this->set_prop('billing_city', Value::text($value));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_billing_state($context = 'view')
    {
        return $this->text('billing_state', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_billing_state($value)
    {
        $this->set_prop('billing_state', Value::text($value));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_billing_postcode($context = 'view')
    {
        return $this->text('billing_postcode', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_billing_postcode($value)
    {
        $this->set_prop('billing_postcode', Value::text($value));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_billing_country($context = 'view')
    {
        return $this->text('billing_country', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_billing_country($value)
    {
        $this->set_prop('billing_country', Value::text($value));
    }
}
