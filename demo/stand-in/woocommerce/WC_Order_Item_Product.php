<?php

/** A product in an order. Items are stored with the order, without tax. */
class WC_Order_Item_Product
{
    private int $id = 0;
    private array $data;

    public function __construct(
        $item = ['name' => '', 'product_id' => 0, 'variation_id' => 0, 'quantity' => 1, 'subtotal' => 0, 'total' => 0],
    ) {
        $this->data = $item;
    }

    public function get_data(): array
    {
        return $this->data;
    }

    public function get_id(): int
    {
        return $this->id;
    }

    public function set_id($id): void
    {
        $this->id = $id;
    }

    public function get_name(): string
    {
        return $this->data['name'];
    }

    public function get_quantity(): int
    {
        return (int) $this->data['quantity'];
    }

    public function get_subtotal(): float
    {
        return (float) $this->data['subtotal'];
    }

    public function get_total(): float
    {
        return (float) $this->data['total'];
    }

    public function get_product(): WC_Product|false
    {
        return wc_get_product($this->data['variation_id'] ?: $this->data['product_id']);
    }
}
