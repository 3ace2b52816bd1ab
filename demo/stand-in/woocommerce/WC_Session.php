<?php

/** Stores data of a customer between requests. */
abstract class WC_Session
{
    protected $_customer_id = '';
    protected $_data = [];
    protected $_dirty = false;

    /** @return void */
    public function init() {}

    public function get($key, $default_value = null): mixed
    {
        return $this->_data[sanitize_key($key)] ?? $default_value;
    }

    public function set($key, $value): void
    {
        if ($this->get($key) !== $value) {
            $this->_data[sanitize_key($key)] = $value;
            $this->_dirty = true;
        }
    }

    /** @return string */
    public function get_customer_id()
    {
        return $this->_customer_id;
    }
}
