<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Stallkeeper\Demo\StandIn\Value;

/** Whether, how many and with which words a product can be bought. */
trait Purchase
{
    /** @return bool */
    public function is_purchasable()
    {
        $can = $this->exists() && ($this->get_status() === 'publish' || current_user_can('edit_post', $this->get_id())) && $this->get_price() !== '';

        return (bool) apply_filters('woocommerce_is_purchasable', $can, $this);
    }

    /** @return bool */
    public function is_in_stock()
    {
        return (bool) apply_filters('woocommerce_product_is_in_stock', $this->get_stock_status() !== 'outofstock', $this);
    }

    /** @return bool */
    public function managing_stock()
    {
        return $this->get_manage_stock();
    }

    /** @return bool */
    public function backorders_allowed()
    {
        return (bool) apply_filters('woocommerce_product_backorders_allowed', in_array($this->get_backorders(), ['yes', 'notify'], true), $this->get_id(), $this);
    }

    /**
     * @param int $qty_in_cart
     * @return bool
     */
    public function is_on_backorder($qty_in_cart = 0)
    {
        return $this->get_stock_status() === 'onbackorder';
    }

    /**
     * @param int|float $quantity
     * @return bool
     */
    public function has_enough_stock($quantity)
    {
        return !$this->managing_stock() || $this->backorders_allowed() || (int) $this->get_stock_quantity() >= $quantity;
    }

    /** @return int */
    public function get_min_purchase_quantity()
    {
        return Value::int(apply_filters('woocommerce_quantity_input_min', 1, $this));
    }

    /** @return int -1 without a limit */
    public function get_max_purchase_quantity()
    {
        $max = $this->is_sold_individually() ? 1 : ($this->backorders_allowed() || !$this->managing_stock() ? -1 : (int) $this->get_stock_quantity());

        return Value::int(apply_filters('woocommerce_quantity_input_max', $max, $this));
    }

    /** @return int */
    public function get_purchase_quantity_step()
    {
        return Value::int(apply_filters('woocommerce_quantity_input_step', 1, $this));
    }

    /** @return array{availability: string, class: string} */
    public function get_availability()
    {
        $text = match (true) {
            !$this->is_in_stock() => __('Out of stock', 'stallkeeper-stand-in'),
            $this->is_on_backorder() => __('Available on backorder', 'stallkeeper-stand-in'),
            /* translators: %d: number of pieces */
            $this->managing_stock() => sprintf(__('%d in stock', 'stallkeeper-stand-in'), (int) $this->get_stock_quantity()),
            default => '',
        };
        $class = match (true) {
            !$this->is_in_stock() => 'out-of-stock',
            $this->is_on_backorder() => 'available-on-backorder',
            default => 'in-stock',
        };
        $all = Value::array(apply_filters('woocommerce_get_availability', [
            'availability' => Value::filtered('woocommerce_get_availability_text', $text, $this),
            'class' => Value::filtered('woocommerce_get_availability_class', $class, $this),
        ], $this));
        return ['availability' => Value::text($all['availability'] ?? ''), 'class' => Value::text($all['class'] ?? '')];
    }

    /** @return string */
    public function add_to_cart_url()
    {
        return Value::filtered('woocommerce_product_add_to_cart_url', $this->get_permalink(), $this);
    }

    /** @return string */
    public function add_to_cart_text()
    {
        return Value::filtered('woocommerce_product_add_to_cart_text', __('Read more', 'stallkeeper-stand-in'), $this);
    }

    /** @return string */
    public function single_add_to_cart_text()
    {
        return Value::filtered('woocommerce_product_single_add_to_cart_text', __('Add to cart', 'stallkeeper-stand-in'), $this);
    }

    /** @return string the link's words for a screen reader */
    public function add_to_cart_description()
    {
        /* translators: %s: name of a product */
        return Value::filtered('woocommerce_product_add_to_cart_description', sprintf(__('Read more about “%s”', 'stallkeeper-stand-in'), $this->get_name()), $this);
    }

    /** @return string an explanation beside the link: a simple product needs none */
    public function add_to_cart_aria_describedby()
    {
        return Value::filtered('woocommerce_product_add_to_cart_aria_describedby', '', $this);
    }
}
