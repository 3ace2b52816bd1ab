<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Stallkeeper\Demo\StandIn\Value;

/** What is there of a product. Nothing is held or counted down by the stand-in. */
trait Stock
{
    public function get_manage_stock(string $context = 'view'): bool
    {
        return $this->flag('manage_stock', $context);
    }

    public function set_manage_stock(mixed $manage_stock): void
    {
        $this->set_prop('manage_stock', Value::bool($manage_stock));
    }

    public function get_backorders(string $context = 'view'): string
    {
        return $this->text('backorders', $context);
    }

    public function set_backorders(mixed $backorders): void
    {
        $this->set_prop('backorders', Value::text($backorders));
    }

    public function get_sold_individually(string $context = 'view'): bool
    {
        return $this->flag('sold_individually', $context);
    }

    public function set_sold_individually(mixed $sold_individually): void
    {
        $this->set_prop('sold_individually', Value::bool($sold_individually));
    }

    public function get_weight(string $context = 'view'): string
    {
        return $this->text('weight', $context);
    }

    public function set_weight(mixed $weight): void
    {
        $this->set_prop('weight', wc_format_decimal($weight));
    }

    public function get_virtual(string $context = 'view'): bool
    {
        return $this->flag('virtual', $context);
    }

    public function set_virtual(mixed $virtual): void
    {
        $this->set_prop('virtual', Value::bool($virtual));
    }

    public function get_downloadable(string $context = 'view'): bool
    {
        return $this->flag('downloadable', $context);
    }

    public function set_downloadable(mixed $downloadable): void
    {
        $this->set_prop('downloadable', Value::bool($downloadable));
    }

    public function get_stock_status(string $context = 'view'): string
    {
        return $this->text('stock_status', $context);
    }

    public function set_stock_status(mixed $status = 'instock'): void
    {
        $value = Value::text($status);
        $this->set_prop('stock_status', in_array($value, ['instock', 'outofstock', 'onbackorder'], true) ? $value : 'instock');
    }

    public function get_stock_quantity(string $context = 'view'): ?int
    {
        $quantity = $this->get_prop('stock_quantity', $context);

        return is_numeric($quantity) ? (int) $quantity : null;
    }

    public function set_stock_quantity(mixed $quantity): void
    {
        $this->set_prop('stock_quantity', is_numeric($quantity) ? (int) $quantity : null);
    }
}
