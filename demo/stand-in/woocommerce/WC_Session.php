<?php

declare(strict_types=1);

/** What the shop remembers of one visitor between two requests. */
abstract class WC_Session
{
    /** @var string */
    protected $_customer_id = '';
    /** @var array<string, mixed> */
    protected $_data = [];
    /** @var bool */
    protected $_dirty = false;

    /** @return void */
    public function init() {}

    /**
     * @param string $key
     * @return mixed
     */
    public function __get($key)
    {
        return $this->get($key);
    }

    /**
     * @param string $key
     * @param mixed $value
     */
    public function __set($key, $value)
    {
        $this->set($key, $value);
    }

    /**
     * @param string $key
     * @return bool
     */
    public function __isset($key)
    {
        return isset($this->_data[$key]);
    }

    /** @param string $key */
    public function __unset($key)
    {
        $this->_dirty = $this->_dirty || isset($this->_data[$key]);
        unset($this->_data[$key]);
    }

    /**
     * @param string $key
     * @param mixed $default_value
     * @return mixed
     */
    public function get($key, $default_value = null)
    {
        return $this->_data[sanitize_key($key)] ?? $default_value;
    }

    /**
     * @param string $key
     * @param mixed $value
     * @return void
     */
    public function set($key, $value)
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
