<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/** A product line item of an order. */
class WC_Order_Item_Product extends WC_Order_Item
{
    /** @var array<string, mixed> */
    protected $data = [
        'order_id' => 0,
        'name' => '',
        'product_id' => 0,
        'variation_id' => 0,
        'quantity' => 1,
        'subtotal' => 0,
        'total' => 0,
    ];

    public function get_type(): string
    {
        return 'line_item';
    }

    public function get_product_id(string $context = 'view'): int
    {
        return $this->number('product_id', $context);
    }

    public function set_product_id(mixed $value): void
    {
        $this->set_prop('product_id', Value::int($value));
    }

    public function get_variation_id(string $context = 'view'): int
    {
        return $this->number('variation_id', $context);
    }

    public function set_variation_id(mixed $value): void
    {
        $this->set_prop('variation_id', Value::int($value));
    }

    public function get_quantity(string $context = 'view'): int
    {
        return $this->number('quantity', $context);
    }

    public function set_quantity(mixed $value): void
    {
        $this->set_prop('quantity', wc_stock_amount($value));
    }

    public function get_subtotal(string $context = 'view'): float
    {
        return Value::float($this->get_prop('subtotal', $context));
    }

    public function set_subtotal(mixed $value): void
    {
        $this->set_prop('subtotal', wc_format_decimal($value));
    }

    public function get_total(string $context = 'view'): float
    {
        return Value::float($this->get_prop('total', $context));
    }

    public function set_total(mixed $value): void
    {
        $this->set_prop('total', wc_format_decimal($value));
    }

    public function set_product(WC_Product $product): void
    {
        $isVariation = $product instanceof WC_Product_Variation;
        $this->set_product_id($isVariation ? $product->get_parent_id() : $product->get_id());
        $this->set_variation_id($isVariation ? $product->get_id() : 0);
        $this->set_name($product->get_name());
    }

    public function get_product(): WC_Product|false
    {
        $product = apply_filters(
            'woocommerce_order_item_product',
            wc_get_product($this->get_variation_id() ?: $this->get_product_id()),
            $this,
        );

        return $product instanceof WC_Product ? $product : false;
    }
}
