<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Stallkeeper\Demo\StandIn\Value;

/** Values of a product that a setter limits or converts in its own way. */
trait Setters
{
    public function set_image_id(mixed $image_id = ''): void
    {
        $this->set_prop('image_id', Value::int($image_id) > 0 ? (string) Value::int($image_id) : '');
    }

    public function get_average_rating(string $context = 'view'): float
    {
        return Value::float($this->get_prop('average_rating', $context));
    }

    public function set_average_rating(mixed $average): void
    {
        $this->set_prop('average_rating', Value::float($average));
    }

    public function set_catalog_visibility(mixed $visibility): void
    {
        $value = Value::text($visibility);
        $this->set_prop('catalog_visibility', in_array($value, ['visible', 'catalog', 'search', 'hidden'], true) ? $value : 'visible');
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
