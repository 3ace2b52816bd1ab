<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Order;

use Stallkeeper\Demo\StandIn\Value;

/** Where an order came from, and who may see it. */
trait Origin
{
    /**
     * @param string $context
     * @return string
     */
    public function get_order_key($context = 'view')
    {
        return $this->text('order_key', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_order_key($value)
    {
        $this->set_prop('order_key', Value::text($value));
    }

    /**
     * @param string $context
     * @return int
     */
    public function get_customer_id($context = 'view')
    {
        return $this->number('customer_id', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_customer_id($value)
    {
        $this->set_prop('customer_id', Value::int($value));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_customer_ip_address($context = 'view')
    {
        return $this->text('customer_ip_address', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_customer_ip_address($value)
    {
        $this->set_prop('customer_ip_address', Value::text($value));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_customer_user_agent($context = 'view')
    {
        return $this->text('customer_user_agent', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_customer_user_agent($value)
    {
        $this->set_prop('customer_user_agent', Value::text($value));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_created_via($context = 'view')
    {
        return $this->text('created_via', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_created_via($value)
    {
        $this->set_prop('created_via', Value::text($value));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_customer_note($context = 'view')
    {
        return $this->text('customer_note', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_customer_note($value)
    {
        $this->set_prop('customer_note', Value::text($value));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_cart_hash($context = 'view')
    {
        return $this->text('cart_hash', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_cart_hash($value)
    {
        $this->set_prop('cart_hash', Value::text($value));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_version($context = 'view')
    {
        return $this->text('version', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_version($value)
    {
        $this->set_prop('version', Value::text($value));
    }
}
