<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Stallkeeper\Demo\StandIn\Value;

/** What is there of a product. Nothing is held or counted down by the stand-in. */
trait Stock
{
    /**
     * @param string $context
     * @return bool
     */
    public function get_manage_stock($context = 'view')
    {
        return $this->flag('manage_stock', $context);
    }

    /**
     * @param mixed $manage_stock
     * @return void
     */
    public function set_manage_stock($manage_stock)
    {
        $this->set_prop('manage_stock', Value::bool($manage_stock));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_backorders($context = 'view')
    {
        return $this->text('backorders', $context);
    }

    /**
     * @param mixed $backorders
     * @return void
     */
    public function set_backorders($backorders)
    {
        $this->set_prop('backorders', Value::text($backorders));
    }

    /**
     * @param string $context
     * @return bool
     */
    public function get_sold_individually($context = 'view')
    {
        return $this->flag('sold_individually', $context);
    }

    /**
     * @param mixed $sold_individually
     * @return void
     */
    public function set_sold_individually($sold_individually)
    {
        $this->set_prop('sold_individually', Value::bool($sold_individually));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_weight($context = 'view')
    {
        return $this->text('weight', $context);
    }

    /**
     * @param mixed $weight
     * @return void
     */
    public function set_weight($weight)
    {
        $this->set_prop('weight', wc_format_decimal($weight));
    }

    /**
     * @param string $context
     * @return bool
     */
    public function get_virtual($context = 'view')
    {
        return $this->flag('virtual', $context);
    }

    /**
     * @param mixed $virtual
     * @return void
     */
    public function set_virtual($virtual)
    {
        $this->set_prop('virtual', Value::bool($virtual));
    }

    /**
     * @param string $context
     * @return bool
     */
    public function get_downloadable($context = 'view')
    {
        return $this->flag('downloadable', $context);
    }

    /**
     * @param mixed $downloadable
     * @return void
     */
    public function set_downloadable($downloadable)
    {
        $this->set_prop('downloadable', Value::bool($downloadable));
    }

    /**
     * @param string $context
     * @return string instock, outofstock or onbackorder
     */
    public function get_stock_status($context = 'view')
    {
        return $this->text('stock_status', $context);
    }

    /**
     * @param mixed $status anything else is instock
     * @return void
     */
    public function set_stock_status($status = 'instock')
    {
        $value = Value::text($status);
        $this->set_prop('stock_status', in_array($value, ['instock', 'outofstock', 'onbackorder'], true) ? $value : 'instock');
    }

    /**
     * @param string $context
     * @return int|null null while the stock is not counted
     */
    public function get_stock_quantity($context = 'view')
    {
        $quantity = $this->get_prop('stock_quantity', $context);

        return is_numeric($quantity) ? (int) $quantity : null;
    }

    /**
     * @param mixed $quantity
     * @return void
     */
    public function set_stock_quantity($quantity)
    {
        $this->set_prop('stock_quantity', is_numeric($quantity) ? (int) $quantity : null);
    }
}
