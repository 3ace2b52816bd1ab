<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Stallkeeper\Demo\StandIn\Value;
use WC_DateTime;

/** What a product costs. Prices are texts with a dot, as they are stored; an empty one is no price. */
trait Money
{
    /**
     * @param string $context
     * @return string
     */
    public function get_price($context = 'view')
    {
        return $this->text('price', $context);
    }

    /**
     * @param mixed $price
     * @return void
     */
    public function set_price($price)
    {
        $this->set_prop('price', wc_format_decimal($price));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_regular_price($context = 'view')
    {
        return $this->text('regular_price', $context);
    }

    /**
     * @param mixed $price
     * @return void
     */
    public function set_regular_price($price)
    {
        $this->set_prop('regular_price', wc_format_decimal($price));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_sale_price($context = 'view')
    {
        return $this->text('sale_price', $context);
    }

    /**
     * @param mixed $price
     * @return void
     */
    public function set_sale_price($price)
    {
        $this->set_prop('sale_price', wc_format_decimal($price));
    }

    /**
     * @param string $context
     * @return WC_DateTime|null
     */
    public function get_date_on_sale_from($context = 'view')
    {
        return $this->date('date_on_sale_from', $context);
    }

    /**
     * @param mixed $date
     * @return void
     */
    public function set_date_on_sale_from($date = null)
    {
        $this->set_date_prop('date_on_sale_from', $date);
    }

    /**
     * @param string $context
     * @return WC_DateTime|null
     */
    public function get_date_on_sale_to($context = 'view')
    {
        return $this->date('date_on_sale_to', $context);
    }

    /**
     * @param mixed $date
     * @return void
     */
    public function set_date_on_sale_to($date = null)
    {
        $this->set_date_prop('date_on_sale_to', $date);
    }

    /**
     * @param string $context
     * @return int
     */
    public function get_total_sales($context = 'view')
    {
        return $this->number('total_sales', $context);
    }

    /**
     * @param mixed $total
     * @return void
     */
    public function set_total_sales($total)
    {
        $this->set_prop('total_sales', Value::int($total));
    }
}
