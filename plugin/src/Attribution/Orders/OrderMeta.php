<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Attribution\Orders;

use Stallkeeper\Tools\Attribution\AttributionSettings;
use Stallkeeper\Tools\Attribution\OrderSource;
use WC_Order;

/** Reads and writes an order's source as order meta, with WooCommerce's keys, such as `_wc_order_attribution_utm_source`. */
final class OrderMeta
{
    public const DEVICE = 'device_type';

    public static function key(string $field): string
    {
        return '_' . AttributionSettings::prefix() . $field;
    }

    /** @return list<string> meta keys of all fields and of the device type, which is derived from the user agent */
    public static function keys(): array
    {
        return array_map(self::key(...), [...array_keys(AttributionSettings::fields()), self::DEVICE]);
    }

    public static function of(WC_Order $order, string $field): string
    {
        $value = $order->get_meta(self::key($field));

        return is_scalar($value) ? (string) $value : '';
    }

    /** @param array<string, mixed>|null $fields keys are field names; null checks for any attribution field */
    public static function has(WC_Order $order, ?array $fields = null): bool
    {
        if ($fields === null) {
            return self::keysOf($order) !== [];
        }
        foreach (array_keys($fields) as $field) {
            if ($order->meta_exists(self::key($field))) {
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
    public static function write(WC_Order $order, array $values): void
    {
        $said = OrderSource::said($values);
        foreach ($said as $field => $value) {
            $order->update_meta_data(self::key($field), $value);
        }
        if ($said !== []) {
            $order->save_meta_data();
        }
    }

    /** Removes all fields, including those of other WooCommerce versions and of earlier settings. */
    public static function delete(WC_Order $order): void
    {
        $keys = self::keysOf($order);
        foreach ($keys as $key) {
            $order->delete_meta_data($key);
        }
        if ($keys !== []) {
            $order->save_meta_data();
        }
    }

    /** @return list<string> */
    private static function keysOf(WC_Order $order): array
    {
        $keys = [];
        foreach ($order->get_meta_data() as $row) {
            $key = $row instanceof \WC_Meta_Data ? ($row->get_data()['key'] ?? null) : null;
            if (is_string($key) && str_starts_with($key, self::key(''))) {
                $keys[] = $key;
            }
        }

        return array_values(array_unique($keys));
    }

    /** @return string device type as WooCommerce names it, from a User-Agent header; '' if that is empty */
    public static function device(string $agent): string
    {
        return match (true) {
            $agent === '' => '',
            preg_match('/iPad|Tablet|Kindle|Silk|Android(?!.*Mobile)/i', $agent) === 1 => 'Tablet',
            preg_match('/Mobi|iPhone|iPod|Android|Opera Mini/i', $agent) === 1 => 'Mobile',
            default => 'Desktop',
        };
    }
}
