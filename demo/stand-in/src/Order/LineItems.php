<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Order;

use Stallkeeper\Demo\StandIn\Value;
use WC_Order_Item;
use WC_Order_Item_Product;
use WC_Payment_Gateway;

/** Items, totals and payment method of an order. */
trait LineItems
{
    public function set_payment_method(mixed $payment_method = ''): void
    {
        if ($payment_method instanceof WC_Payment_Gateway) {
            $this->set_payment_method_title($payment_method->get_title());
            $payment_method = $payment_method->id;
        }
        $this->set_prop('payment_method', Value::text($payment_method));
    }

    public function get_total(string $context = 'view'): float
    {
        return Value::float($this->get_prop('total', $context));
    }

    /** @return bool|void */
    public function set_total(mixed $value, string $deprecated = '')
    {
        $this->set_prop('total', wc_format_decimal($value, wc_get_price_decimals()));
    }

    /** Refunds are posts, as with WooCommerce's order posts. The stand-in has no screen that creates them. */
    public function get_total_refunded(): float
    {
        $refunds = get_posts([
            'post_type' => 'shop_order_refund',
            'post_parent' => $this->get_id(),
            'post_status' => 'any',
            'numberposts' => -1,
            'fields' => 'ids',
        ]);

        return array_sum(
            array_map(static fn(int $id): float => Value::float(get_post_meta($id, '_refund_amount', true)), $refunds),
        );
    }

    public function get_subtotal(): float
    {
        $subtotal = array_sum(
            array_map(
                static fn(WC_Order_Item $item): float => $item instanceof WC_Order_Item_Product
                    ? $item->get_subtotal()
                    : 0.0,
                $this->items,
            ),
        );

        return Value::float(apply_filters('woocommerce_order_get_subtotal', (float) $subtotal, $this));
    }

    public function calculate_totals(bool $and_taxes = true): float
    {
        do_action('woocommerce_order_before_calculate_totals', $and_taxes, $this);
        $this->set_total(
            array_sum(
                array_map(
                    static fn(WC_Order_Item $item): float => $item instanceof WC_Order_Item_Product
                        ? $item->get_total()
                        : 0.0,
                    $this->items,
                ),
            ),
        );
        do_action('woocommerce_order_after_calculate_totals', $and_taxes, $this);
        $this->save();
        return $this->get_total();
    }

    public function get_formatted_order_total(string $tax_display = '', bool $display_refunded = true): string
    {
        return Value::filtered(
            'woocommerce_get_formatted_order_total',
            wc_price($this->get_total(), ['currency' => $this->get_currency()]),
            $this,
            $tax_display,
            $display_refunded,
        );
    }

    public function get_formatted_line_subtotal(WC_Order_Item_Product $item, string $tax_display = ''): string
    {
        return Value::filtered(
            'woocommerce_order_formatted_line_subtotal',
            wc_price($item->get_subtotal(), ['currency' => $this->get_currency()]),
            $item,
            $this,
        );
    }

    /** @return array<string, array{label: string, value: string}> rows below the items; values are HTML */
    public function get_order_item_totals(string $tax_display = ''): array
    {
        $rows = [
            'cart_subtotal' => [
                'label' => __('Subtotal:', 'stallkeeper-stand-in'),
                'value' => wc_price($this->get_subtotal(), ['currency' => $this->get_currency()]),
            ],
        ];
        // Items are stored without tax, and the total with it.
        $tax = wc_tax_enabled() ? round($this->get_total() - $this->get_subtotal(), wc_get_price_decimals()) : 0.0;
        if ($tax > 0) {
            $rows['tax'] = [
                'label' => __('Tax:', 'stallkeeper-stand-in'),
                'value' => wc_price($tax, ['currency' => $this->get_currency()]),
            ];
        }
        if ($this->get_payment_method_title() !== '') {
            $rows['payment_method'] = [
                'label' => __('Payment method:', 'stallkeeper-stand-in'),
                'value' => esc_html($this->get_payment_method_title()),
            ];
        }
        $rows['order_total'] = [
            'label' => __('Total:', 'stallkeeper-stand-in'),
            'value' => $this->get_formatted_order_total(),
        ];

        return array_map(
            static fn(mixed $row): array => [
                'label' => Value::text(Value::array($row)['label'] ?? ''),
                'value' => Value::text(Value::array($row)['value'] ?? ''),
            ],
            Value::map(apply_filters('woocommerce_get_order_item_totals', $rows, $this, $tax_display)),
        );
    }

    public function get_shipping_total(): float
    {
        return 0.0;
    }

    /** @var array<int, WC_Order_Item> */
    protected $items = [];

    /**
     * @param string|list<string> $types only line_item is supported
     * @return array<int, WC_Order_Item>
     */
    public function get_items(string|array $types = 'line_item'): array
    {
        $items = array_filter(
            $this->items,
            static fn(WC_Order_Item $item): bool => in_array($item->get_type(), (array) $types, true),
        );
        $filtered = apply_filters('woocommerce_order_get_items', $items, $this, (array) $types);

        return array_filter(
            is_array($filtered) ? $filtered : [],
            static fn(mixed $item, mixed $id): bool => $item instanceof WC_Order_Item && is_int($id),
            ARRAY_FILTER_USE_BOTH,
        );
    }

    public function add_item(WC_Order_Item $item): void
    {
        if ($item->get_id() === 0) {
            $item->set_id(max(0, 0, ...array_keys($this->items)) + 1);
        }
        $item->set_order_id($this->get_id());
        $this->items[$item->get_id()] = $item;
    }

    public function remove_order_items(?string $type = null): void
    {
        do_action('woocommerce_remove_order_items', $this, $type);
        $this->items =
            $type === null
                ? []
                : array_filter($this->items, static fn(WC_Order_Item $item): bool => $item->get_type() !== $type);
    }
}
