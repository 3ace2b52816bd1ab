<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Orders;

use Stallkeeper\Tools\OrderSource\FieldList;
use Stallkeeper\Tools\OrderSource\OrderSource;
use WC_Order;

/**
 * Reads and writes an order's source as order meta, with WooCommerce's keys, such as
 * `_wc_order_attribution_utm_source`.
 */
final class OrderMeta
{
    public function __construct(private readonly FieldList $fields) {}

    /** @return string the field's value; '' if the order does not have the field */
    public function valueOf(WC_Order $order, string $field): string
    {
        $value = $order->get_meta($this->fields->metaKey($field));

        return is_scalar($value) ? (string) $value : '';
    }

    /** @return array<string, string> label => value of what other features have saved with the same consent */
    public function others(WC_Order $order): array
    {
        $values = [];
        foreach ($this->otherKeys() as $key => $label) {
            $value = $order->get_meta($key);
            if (is_string($value) && $value !== '') {
                $values[$label] = $value;
            }
        }
        return $values;
    }

    /** @param array<string, mixed>|null $fields keys are field names; null checks for any attribution field */
    public function has(WC_Order $order, ?array $fields = null): bool
    {
        if ($fields === null) {
            return $this->keysOf($order) !== [];
        }
        foreach (array_keys($fields) as $field) {
            if ($order->meta_exists($this->fields->metaKey($field))) {
                return true;
            }
        }
        return false;
    }

    /**
     * Writes the known values. Updates existing rows, so that a repeated submit does not add any.
     *
     * @param array<string, string> $values values by field name
     */
    public function write(WC_Order $order, array $values): void
    {
        $known = OrderSource::onlyKnown($values);
        foreach ($known as $field => $value) {
            $order->update_meta_data($this->fields->metaKey($field), $value);
        }
        if ($known !== []) {
            $order->save_meta_data();
        }
    }

    /**
     * Removes all fields, including those of other WooCommerce versions and of earlier settings, and what other
     * features have saved with the same consent.
     */
    public function delete(WC_Order $order): void
    {
        $others = array_filter(array_keys($this->otherKeys()), $order->meta_exists(...));
        $keys = [...$this->keysOf($order), ...$others];
        foreach ($keys as $key) {
            $order->delete_meta_data($key);
        }
        if ($keys !== []) {
            $order->save_meta_data();
        }
    }

    /** @return array<string, string> label by meta key */
    private function otherKeys(): array
    {
        /**
         * Filters the order meta that other features save with the consent for order attribution. It is shown with the
         * source, exported with it, and deleted with it.
         *
         * @param array<string, string> $labels by meta key
         */
        $labels = apply_filters('stallkeeper_source_order_meta', []);

        return array_filter(
            is_array($labels) ? $labels : [],
            static fn(mixed $label, mixed $key): bool => is_string($label) && is_string($key),
            ARRAY_FILTER_USE_BOTH,
        );
    }

    /** @return list<string> */
    private function keysOf(WC_Order $order): array
    {
        $keys = [];
        foreach ($order->get_meta_data() as $row) {
            $key = $row instanceof \WC_Meta_Data ? $row->get_data()['key'] ?? null : null;
            if (is_string($key) && str_starts_with($key, $this->fields->metaKey(''))) {
                $keys[] = $key;
            }
        }

        return array_values(array_unique($keys));
    }

    /** @return string device type as WooCommerce names it, from a User-Agent header; '' if that is empty */
    public static function deviceType(string $agent): string
    {
        return match (true) {
            $agent === '' => '',
            preg_match('/iPad|Tablet|Kindle|Silk|Android(?!.*Mobile)/i', $agent) === 1 => 'Tablet',
            preg_match('/Mobi|iPhone|iPod|Android|Opera Mini/i', $agent) === 1 => 'Mobile',
            default => 'Desktop',
        };
    }
}
