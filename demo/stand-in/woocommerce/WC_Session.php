<?php

declare(strict_types=1);

/** Stores data of a customer between requests. */
abstract class WC_Session
{
    protected string $_customer_id = '';
    /** @var array<string, mixed> */
    protected $_data = [];
    protected bool $_dirty = false;

    /** @return void */
    public function init() {}

    public function get(string $key, mixed $default_value = null): mixed
    {
        return $this->_data[sanitize_key($key)] ?? $default_value;
    }

    public function set(string $key, mixed $value): void
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
