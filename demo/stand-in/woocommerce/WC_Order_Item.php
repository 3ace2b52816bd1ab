<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/** One line of an order. It is stored with the order. */
class WC_Order_Item extends WC_Data
{
    /** @var string */
    protected $object_type = 'order_item';
    /** @var array<string, mixed> */
    protected $data = ['order_id' => 0, 'name' => ''];

    /** @param mixed $item an item or nothing */
    public function __construct($item = 0)
    {
        if ($item instanceof self) {
            $this->set_id($item->get_id());
            $this->data = [...$this->data, ...$item->data];
        }
    }

    /** @return string */
    public function get_type()
    {
        return '';
    }

    /**
     * @param string $context
     * @return int
     */
    public function get_order_id($context = 'view')
    {
        return $this->number('order_id', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_order_id($value)
    {
        $this->set_prop('order_id', Value::int($value));
    }

    /** @return WC_Order|false */
    public function get_order()
    {
        return wc_get_order($this->get_order_id());
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_name($context = 'view')
    {
        return $this->text('name', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_name($value)
    {
        $this->set_prop('name', wp_check_invalid_utf8(Value::text($value)));
    }

    /** @return int */
    public function get_quantity()
    {
        return 1;
    }

    /**
     * @param array<string, mixed> $props
     * @param string $context
     * @return bool
     */
    public function set_props($props, $context = 'set')
    {
        foreach (Value::array($props['meta'] ?? []) as $row) {
            $this->add_meta_data(Value::text(Value::array($row)[0] ?? ''), Value::array($row)[1] ?? '');
        }
        return parent::set_props($props, $context);
    }

    /** Its meta is part of what the order keeps. */
    protected function metaTable(): null
    {
        return null;
    }
}
