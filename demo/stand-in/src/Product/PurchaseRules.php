<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Stallkeeper\Demo\StandIn\Value;

/** Stock, purchase quantities and add to cart texts of a product. */
trait PurchaseRules
{
    public function is_purchasable(): bool
    {
        $isPurchasable =
            $this->exists() &&
            ($this->get_status() === 'publish' || current_user_can('edit_post', $this->get_id())) &&
            $this->get_price() !== '';

        return (bool) apply_filters('woocommerce_is_purchasable', $isPurchasable, $this);
    }

    public function is_in_stock(): bool
    {
        return (bool) apply_filters(
            'woocommerce_product_is_in_stock',
            $this->get_stock_status() !== 'outofstock',
            $this,
        );
    }

    public function managing_stock(): bool
    {
        return $this->get_manage_stock();
    }

    public function backorders_allowed(): bool
    {
        return (bool) apply_filters(
            'woocommerce_product_backorders_allowed',
            in_array($this->get_backorders(), ['yes', 'notify'], true),
            $this->get_id(),
            $this,
        );
    }

    public function is_on_backorder(int $qty_in_cart = 0): bool
    {
        return $this->get_stock_status() === 'onbackorder';
    }

    public function has_enough_stock(int|float $quantity): bool
    {
        return !$this->managing_stock() ||
            $this->backorders_allowed() ||
            (int) $this->get_stock_quantity() >= $quantity;
    }

    public function get_min_purchase_quantity(): int
    {
        return Value::int(apply_filters('woocommerce_quantity_input_min', 1, $this));
    }

    public function get_max_purchase_quantity(): int
    {
        $max = $this->is_sold_individually()
            ? 1
            : ($this->backorders_allowed() || !$this->managing_stock()
                ? -1
                : (int) $this->get_stock_quantity());

        return Value::int(apply_filters('woocommerce_quantity_input_max', $max, $this));
    }

    public function get_purchase_quantity_step(): int
    {
        return Value::int(apply_filters('woocommerce_quantity_input_step', 1, $this));
    }

    /** @return array{availability: string, class: string} */
    public function get_availability(): array
    {
        $text = match (true) {
            !$this->is_in_stock() => __('Out of stock', 'stallkeeper-stand-in'),
            $this->is_on_backorder() => __('Available on backorder', 'stallkeeper-stand-in'),
            /* translators: %d: stock quantity */
            $this->managing_stock() => sprintf(
                __('%d in stock', 'stallkeeper-stand-in'),
                (int) $this->get_stock_quantity(),
            ),
            default => '',
        };
        $class = match (true) {
            !$this->is_in_stock() => 'out-of-stock',
            $this->is_on_backorder() => 'available-on-backorder',
            default => 'in-stock',
        };
        $all = Value::array(
            apply_filters(
                'woocommerce_get_availability',
                [
                    'availability' => Value::filtered('woocommerce_get_availability_text', $text, $this),
                    'class' => Value::filtered('woocommerce_get_availability_class', $class, $this),
                ],
                $this,
            ),
        );
        return ['availability' => Value::text($all['availability'] ?? ''), 'class' => Value::text($all['class'] ?? '')];
    }

    public function add_to_cart_url(): string
    {
        return Value::filtered('woocommerce_product_add_to_cart_url', $this->get_permalink(), $this);
    }

    public function add_to_cart_text(): string
    {
        return Value::filtered('woocommerce_product_add_to_cart_text', __('Read more', 'stallkeeper-stand-in'), $this);
    }

    public function single_add_to_cart_text(): string
    {
        return Value::filtered(
            'woocommerce_product_single_add_to_cart_text',
            __('Add to cart', 'stallkeeper-stand-in'),
            $this,
        );
    }

    public function add_to_cart_description(): string
    {
        /* translators: %s: product name */
        return Value::filtered(
            'woocommerce_product_add_to_cart_description',
            sprintf(__('Read more about “%s”', 'stallkeeper-stand-in'), $this->get_name()),
            $this,
        );
    }

    public function add_to_cart_aria_describedby(): string
    {
        return Value::filtered('woocommerce_product_add_to_cart_aria_describedby', '', $this);
    }
}
