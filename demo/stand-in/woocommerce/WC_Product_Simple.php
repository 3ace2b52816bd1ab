<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/** A simple product. */
class WC_Product_Simple extends WC_Product
{
    /** @var list<string> */
    protected $supports = ['ajax_add_to_cart'];

    public function add_to_cart_url(): string
    {
        $url =
            $this->is_purchasable() && $this->is_in_stock()
                ? remove_query_arg(
                    'added-to-cart',
                    add_query_arg('add-to-cart', $this->get_id(), is_feed() || is_404() ? $this->get_permalink() : ''),
                )
                : $this->get_permalink();

        return Value::filtered('woocommerce_product_add_to_cart_url', $url, $this);
    }

    public function add_to_cart_text(): string
    {
        $text =
            $this->is_purchasable() && $this->is_in_stock()
                ? __('Add to cart', 'stallkeeper-stand-in')
                : __('Read more', 'stallkeeper-stand-in');

        return Value::filtered('woocommerce_product_add_to_cart_text', $text, $this);
    }

    public function add_to_cart_description(): string
    {
        /* translators: %s: product name */
        $text =
            $this->is_purchasable() && $this->is_in_stock()
                ? __('Add to cart: “%s”', 'stallkeeper-stand-in')
                : __('Read more about “%s”', 'stallkeeper-stand-in');

        return Value::filtered('woocommerce_product_add_to_cart_description', sprintf($text, $this->get_name()), $this);
    }

    public function add_to_cart_success_message(): string
    {
        /* translators: %s: product name */
        $text =
            $this->is_purchasable() && $this->is_in_stock()
                ? sprintf(__('“%s” has been added to your cart', 'stallkeeper-stand-in'), $this->get_name())
                : '';

        return Value::filtered('woocommerce_product_add_to_cart_success_message', $text, $this);
    }
}
