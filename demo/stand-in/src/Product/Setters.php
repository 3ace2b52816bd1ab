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

    public function is_on_sale(string $context = 'view'): bool
    {
        $sale = $this->get_sale_price($context);
        $from = $this->get_date_on_sale_from($context);
        $to = $this->get_date_on_sale_to($context);
        $is = $sale !== '' && (float) $this->get_regular_price($context) > (float) $sale
            && ($from === null || $from->getTimestamp() <= time())
            && ($to === null || $to->getTimestamp() >= time());

        return $context === 'view' ? (bool) apply_filters('woocommerce_product_is_on_sale', $is, $this) : $is;
    }

    public function get_price_html(string $deprecated = ''): string
    {
        if ($this->get_price() === '') {
            $html = Value::filtered('woocommerce_empty_price_html', '', $this);
        } elseif ($this->is_on_sale()) {
            $html = wc_format_sale_price(wc_get_price_to_display($this, ['price' => $this->get_regular_price()]), wc_get_price_to_display($this)) . $this->get_price_suffix();
        } else {
            $html = wc_price(wc_get_price_to_display($this)) . $this->get_price_suffix();
        }
        return Value::filtered('woocommerce_get_price_html', $html, $this);
    }

    public function get_price_suffix(mixed $price = '', int $qty = 1): string
    {
        return Value::filtered('woocommerce_get_price_suffix', '', $this, $price, $qty);
    }
}
