<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Order;

use WC_Order_Item;

/** The lines of an order. */
trait Items
{
    /** @var array<int, WC_Order_Item> */
    protected $items = [];

    /**
     * @param string|list<string> $types only lines of products are known
     * @return array<int, WC_Order_Item>
     */
    public function get_items(string|array $types = 'line_item'): array
    {
        $items = array_filter($this->items, static fn(WC_Order_Item $item): bool => in_array($item->get_type(), (array) $types, true));
        $filtered = apply_filters('woocommerce_order_get_items', $items, $this, (array) $types);

        return array_filter(is_array($filtered) ? $filtered : [], static fn(mixed $item, mixed $id): bool => $item instanceof WC_Order_Item && is_int($id), ARRAY_FILTER_USE_BOTH);
    }

    public function add_item(WC_Order_Item $item): void
    {
        if ($item->get_id() === 0) {
            $item->set_id(max(0, 0, ...array_keys($this->items)) + 1);
        }
        $item->set_order_id($this->get_id());
        $this->items[$item->get_id()] = $item;
    }

    public function remove_order_items(?string $type = null): void
    {
        do_action('woocommerce_remove_order_items', $this, $type);
        $this->items = $type === null ? [] : array_filter($this->items, static fn(WC_Order_Item $item): bool => $item->get_type() !== $type);
    }
}
