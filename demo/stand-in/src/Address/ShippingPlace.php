<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Address;

use Stallkeeper\Demo\StandIn\Value;

/** Where the parcel goes to. */
trait ShippingPlace
{
    /**
     * @param string $context
     * @return string
     */
    public function get_shipping_address_1($context = 'view')
    {
        return $this->text('shipping_address_1', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_shipping_address_1($value)
    {
        $this->set_prop('shipping_address_1', Value::text($value));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_shipping_address_2($context = 'view')
    {
        return $this->text('shipping_address_2', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_shipping_address_2($value)
    {
        $this->set_prop('shipping_address_2', Value::text($value));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_shipping_city($context = 'view')
    {
        return $this->text('shipping_city', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_shipping_city($value)
    {
        $this->set_prop('shipping_city', Value::text($value));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_shipping_state($context = 'view')
    {
        return $this->text('shipping_state', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_shipping_state($value)
    {
        $this->set_prop('shipping_state', Value::text($value));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_shipping_postcode($context = 'view')
    {
        return $this->text('shipping_postcode', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_shipping_postcode($value)
    {
        $this->set_prop('shipping_postcode', Value::text($value));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_shipping_country($context = 'view')
    {
        return $this->text('shipping_country', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_shipping_country($value)
    {
        $this->set_prop('shipping_country', Value::text($value));
    }
}
