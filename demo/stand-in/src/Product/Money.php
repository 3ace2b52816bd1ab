<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Stallkeeper\Demo\StandIn\Value;
use WC_DateTime;

/** What a product costs. Prices are texts with a dot, as they are stored; an empty one is no price. */
trait Money
{
    public function get_price(string $context = 'view'): string
    {
        return $this->text('price', $context);
    }

    public function set_price(mixed $price): void
    {
        $this->set_prop('price', wc_format_decimal($price));
    }

    public function get_regular_price(string $context = 'view'): string
    {
        return $this->text('regular_price', $context);
    }

    public function set_regular_price(mixed $price): void
    {
        $this->set_prop('regular_price', wc_format_decimal($price));
    }

    public function get_sale_price(string $context = 'view'): string
    {
        return $this->text('sale_price', $context);
    }

    public function set_sale_price(mixed $price): void
    {
        $this->set_prop('sale_price', wc_format_decimal($price));
    }

    public function get_date_on_sale_from(string $context = 'view'): ?WC_DateTime
    {
        return $this->date('date_on_sale_from', $context);
    }

    public function set_date_on_sale_from(mixed $date = null): void
    {
        $this->set_date_prop('date_on_sale_from', $date);
    }

    public function get_date_on_sale_to(string $context = 'view'): ?WC_DateTime
    {
        return $this->date('date_on_sale_to', $context);
    }

    public function set_date_on_sale_to(mixed $date = null): void
    {
        $this->set_date_prop('date_on_sale_to', $date);
    }

    public function get_total_sales(string $context = 'view'): int
    {
        return $this->number('total_sales', $context);
    }

    public function set_total_sales(mixed $total): void
    {
        $this->set_prop('total_sales', Value::int($total));
    }
}
