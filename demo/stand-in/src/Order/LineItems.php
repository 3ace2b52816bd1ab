<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Order;

use Stallkeeper\Demo\StandIn\Value;
use WC_Order_Item;
use WC_Order_Item_Product;
use WC_Payment_Gateway;

/** The lines of an order, its total, status and notes. */
trait LineItems
{
    /** @var array{from: string, to: string, note: string}|null what the next save tells */
    protected $status_transition = null;

    /** @return array{from: string, to: string} */
    public function set_status(string $new_status, string $note = '', bool $manual_update = false): array
    {
        $isKnown = $this->get_status('edit') !== '';
        $name = str_starts_with($new_status, 'wc-') ? substr($new_status, 3) : $new_status;
        $to = wc_is_order_status("wc-{$name}") || $name === 'trash' ? $name : 'pending';
        $result = ['from' => $this->get_status(), 'to' => $to];
        $this->set_prop('status', $to);
        if ($this->object_read && $isKnown && $result['from'] !== $result['to']) {
            $this->status_transition = ['from' => $this->status_transition['from'] ?? $result['from'], 'to' => $result['to'], 'note' => $note];
            if (in_array($result['to'], wc_get_is_paid_statuses(), true) && $this->get_date_paid('edit') === null && $this->get_payment_method() !== 'cod') {
                $this->set_date_paid(time());
            }
            $result['to'] === 'completed' && $this->set_date_completed(time());
        }
        return $result;
    }

    /** Sets, saves and tells. */
    public function update_status(string $new_status, string $note = '', bool $manual = false): bool
    {
        if ($this->get_id() === 0) {
            return false;
        }
        $this->set_status($new_status, $note, $manual);
        $this->save();
        return true;
    }

    public function needs_payment(): bool
    {
        $valid = Value::texts(apply_filters('woocommerce_valid_order_statuses_for_payment', ['pending', 'failed'], $this));

        return (bool) apply_filters('woocommerce_order_needs_payment', $this->has_status($valid) && $this->get_total() > 0, $this, $valid);
    }

    public function add_order_note(string $note, int $is_customer_note = 0, bool $added_by_user = false): int
    {
        return $this->get_id() === 0 ? 0 : OrderNotes::add($this->get_id(), $note, (bool) $is_customer_note, $added_by_user);
    }

    protected function status_transition(): void
    {
        $change = $this->status_transition;
        $this->status_transition = null;
        if ($change === null) {
            return;
        }
        ['from' => $from, 'to' => $to] = $change;
        do_action("woocommerce_order_status_{$to}", $this->get_id(), $this, $change);
        /* translators: 1: state of an order before, 2: now */
        $words = sprintf(__('Order status changed from %1$s to %2$s.', 'stallkeeper-stand-in'), wc_get_order_status_name($from), wc_get_order_status_name($to));
        $this->add_order_note(trim("{$change['note']} {$words}"));
        do_action("woocommerce_order_status_{$from}_to_{$to}", $this->get_id(), $this);
        do_action('woocommerce_order_status_changed', $this->get_id(), $from, $to, $this);
        if (in_array($from, ['pending', 'on-hold', 'failed'], true) && in_array($to, wc_get_is_paid_statuses(), true)) {
            do_action('woocommerce_order_payment_status_changed', $this->get_id(), $this);
        }
    }

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

    public function get_subtotal(): float
    {
        $sum = array_sum(array_map(static fn(WC_Order_Item $item): float => $item instanceof WC_Order_Item_Product ? $item->get_subtotal() : 0.0, $this->items));

        return Value::float(apply_filters('woocommerce_order_get_subtotal', (float) $sum, $this));
    }

    public function calculate_totals(bool $and_taxes = true): float
    {
        do_action('woocommerce_order_before_calculate_totals', $and_taxes, $this);
        $this->set_total(array_sum(array_map(static fn(WC_Order_Item $item): float => $item instanceof WC_Order_Item_Product ? $item->get_total() : 0.0, $this->items)));
        do_action('woocommerce_order_after_calculate_totals', $and_taxes, $this);
        $this->save();
        return $this->get_total();
    }

    public function get_formatted_order_total(string $tax_display = '', bool $display_refunded = true): string
    {
        return Value::filtered('woocommerce_get_formatted_order_total', wc_price($this->get_total(), ['currency' => $this->get_currency()]), $this, $tax_display, $display_refunded);
    }

    public function get_formatted_line_subtotal(WC_Order_Item_Product $item, string $tax_display = ''): string
    {
        return Value::filtered('woocommerce_order_formatted_line_subtotal', wc_price($item->get_subtotal(), ['currency' => $this->get_currency()]), $item, $this);
    }

    /** @return array<string, array{label: string, value: string}> the lines below the items; values are HTML */
    public function get_order_item_totals(string $tax_display = ''): array
    {
        $rows = ['cart_subtotal' => ['label' => __('Subtotal:', 'stallkeeper-stand-in'), 'value' => wc_price($this->get_subtotal(), ['currency' => $this->get_currency()])]];
        if ($this->get_payment_method_title() !== '') {
            $rows['payment_method'] = ['label' => __('Payment method:', 'stallkeeper-stand-in'), 'value' => esc_html($this->get_payment_method_title())];
        }
        $rows['order_total'] = ['label' => __('Total:', 'stallkeeper-stand-in'), 'value' => $this->get_formatted_order_total()];

        return array_map(
            static fn(mixed $row): array => ['label' => Value::text(Value::array($row)['label'] ?? ''), 'value' => Value::text(Value::array($row)['value'] ?? '')],
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
     * @param string|list<string> $types only lines of products are known
     * @return array<int, WC_Order_Item>
     */
    public function get_items(string|array $types = 'line_item'): array
    {
        $items = array_filter($this->items, static fn(WC_Order_Item $item): bool => in_array($item->get_type(), (array) $types, true));
        $filtered = apply_filters('woocommerce_order_get_items', $items, $this, (array) $types);

        return array_filter(is_array($filtered) ? $filtered : [], static fn(mixed $item, mixed $id): bool => $item instanceof WC_Order_Item && is_int($id), ARRAY_FILTER_USE_BOTH);
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
        $this->items = $type === null ? [] : array_filter($this->items, static fn(WC_Order_Item $item): bool => $item->get_type() !== $type);
    }
}
