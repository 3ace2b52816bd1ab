<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Data\MetaTable;
use Stallkeeper\Demo\StandIn\Value;

/** An item of an order. Items are stored with the order. */
class WC_Order_Item extends WC_Data
{
    protected string $object_type = 'order_item';
    /** @var array<string, mixed> */
    protected $data = ['order_id' => 0, 'name' => ''];

    public function __construct(mixed $item = 0)
    {
        if ($item instanceof self) {
            $this->set_id($item->get_id());
            $this->data = [...$this->data, ...$item->data];
        }
    }

    public function get_type(): string
    {
        return '';
    }

    public function get_order_id(string $context = 'view'): int
    {
        return $this->number('order_id', $context);
    }

    public function set_order_id(mixed $value): void
    {
        $this->set_prop('order_id', Value::int($value));
    }

    public function get_order(): WC_Order|false
    {
        return wc_get_order($this->get_order_id());
    }

    public function get_name(string $context = 'view'): string
    {
        return $this->text('name', $context);
    }

    public function set_name(mixed $value): void
    {
        $this->set_prop('name', wp_check_invalid_utf8(Value::text($value)));
    }

    public function get_quantity(): int
    {
        return 1;
    }

    /** @param array<string, mixed> $props */
    public function set_props(array $props, string $context = 'set'): bool
    {
        foreach (Value::array($props['meta'] ?? []) as $row) {
            $this->add_meta_data(Value::text(Value::array($row)[0] ?? ''), Value::array($row)[1] ?? '');
        }
        return parent::set_props($props, $context);
    }

    /** The meta data of items is stored with the order. */
    protected function metaTable(): ?MetaTable
    {
        return null;
    }
}
