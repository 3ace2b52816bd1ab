<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Address;

use Stallkeeper\Demo\StandIn\Value;

/** Whom the parcel goes to. */
trait ShippingName
{
    /**
     * @param string $context
     * @return string
     */
    public function get_shipping_first_name($context = 'view')
    {
        return $this->text('shipping_first_name', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_shipping_first_name($value)
    {
        $this->set_prop('shipping_first_name', Value::text($value));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_shipping_last_name($context = 'view')
    {
        return $this->text('shipping_last_name', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_shipping_last_name($value)
    {
        $this->set_prop('shipping_last_name', Value::text($value));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_shipping_company($context = 'view')
    {
        return $this->text('shipping_company', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_shipping_company($value)
    {
        $this->set_prop('shipping_company', Value::text($value));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_shipping_phone($context = 'view')
    {
        return $this->text('shipping_phone', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_shipping_phone($value)
    {
        $this->set_prop('shipping_phone', Value::text($value));
    }
}
