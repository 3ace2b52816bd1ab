<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Stallkeeper\Demo\StandIn\Value;

/** Prices as a visitor reads them. */
trait Prices
{
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
