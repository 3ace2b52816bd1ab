<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/** A product of an order. */
class WC_Order_Item_Product extends WC_Order_Item
{
    /** @var array<string, mixed> */
    protected $data = ['order_id' => 0, 'name' => '', 'product_id' => 0, 'variation_id' => 0, 'quantity' => 1, 'subtotal' => 0, 'total' => 0];

    /** @return string */
    public function get_type()
    {
        return 'line_item';
    }

    /**
     * @param string $context
     * @return int
     */
    public function get_product_id($context = 'view')
    {
        return $this->number('product_id', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_product_id($value)
    {
        $this->set_prop('product_id', Value::int($value));
    }

    /**
     * @param string $context
     * @return int
     */
    public function get_variation_id($context = 'view')
    {
        return $this->number('variation_id', $context);
    }

    /**
     * @param string $context
     * @return int
     */
    public function get_quantity($context = 'view')
    {
        return $this->number('quantity', $context);
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_quantity($value)
    {
        $this->set_prop('quantity', wc_stock_amount($value));
    }

    /**
     * @param string $context
     * @return float
     */
    public function get_subtotal($context = 'view')
    {
        return Value::float($this->get_prop('subtotal', $context));
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_subtotal($value)
    {
        $this->set_prop('subtotal', wc_format_decimal($value));
    }

    /**
     * @param string $context
     * @return float
     */
    public function get_total($context = 'view')
    {
        return Value::float($this->get_prop('total', $context));
    }

    /**
     * @param mixed $value
     * @return void
     */
    public function set_total($value)
    {
        $this->set_prop('total', wc_format_decimal($value));
    }

    /**
     * @param WC_Product $product
     * @return void
     */
    public function set_product($product)
    {
        $this->set_product_id($product->get_id());
        $this->set_name($product->get_name());
    }

    /** @return WC_Product|false false when it is no longer sold */
    public function get_product()
    {
        $product = apply_filters('woocommerce_order_item_product', wc_get_product($this->get_product_id()), $this);

        return $product instanceof WC_Product ? $product : false;
    }
}
