<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Stallkeeper\Demo\StandIn\Value;

/** Prices as a visitor reads them. */
trait Prices
{
    /**
     * @param string $context
     * @return bool
     */
    public function is_on_sale($context = 'view')
    {
        $sale = $this->get_sale_price($context);
        $from = $this->get_date_on_sale_from($context);
        $to = $this->get_date_on_sale_to($context);
        $is = $sale !== '' && (float) $this->get_regular_price($context) > (float) $sale
            && ($from === null || $from->getTimestamp() <= time())
            && ($to === null || $to->getTimestamp() >= time());

        return $context === 'view' ? (bool) apply_filters('woocommerce_product_is_on_sale', $is, $this) : $is;
    }

    /**
     * @param string $deprecated
     * @return string HTML, empty for a product without a price
     */
    public function get_price_html($deprecated = '')
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

    /**
     * @param mixed $price
     * @param int $qty
     * @return string what stands behind a price: nothing, as there are no taxes
     */
    public function get_price_suffix($price = '', $qty = 1)
    {
        return Value::filtered('woocommerce_get_price_suffix', '', $this, $price, $qty);
    }
}
