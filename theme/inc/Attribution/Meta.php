<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Attribution;

use WC_Order;

/** An order's source in its meta, under the keys that WooCommerce uses: `_wc_order_attribution_utm_source` and so on. */
final class Meta
{
    public const DEVICE = 'device_type';

    public static function key(string $field): string
    {
        return '_' . Config::prefix() . $field;
    }

    /** @return list<string> of every field, and of what is concluded from one */
    public static function keys(): array
    {
        return array_map(self::key(...), [...array_keys(Config::fields()), self::DEVICE]);
    }

    public static function of(WC_Order $order, string $field): string
    {
        $value = $order->get_meta(self::key($field));

        return is_scalar($value) ? (string) $value : '';
    }

    /** @param array<string, mixed>|null $fields by name; null for all of them */
    public static function has(WC_Order $order, ?array $fields = null): bool
    {
        foreach (array_keys($fields ?? Config::fields()) as $field) {
            if ($order->meta_exists(self::key($field))) {
                return true;
            }
        }
        return false;
    }

    /**
     * Each field once, however often an order is sent.
     *
     * @param array<string, string> $values
     */
    public static function write(WC_Order $order, array $values): void
    {
        $said = Values::said($values);
        foreach ($said as $field => $value) {
            $order->update_meta_data(self::key($field), $value);
        }
        if ($said !== []) {
            $order->save_meta_data();
        }
    }

    public static function delete(WC_Order $order): void
    {
        if (self::has($order)) {
            foreach (self::keys() as $key) {
                $order->delete_meta_data($key);
            }
            $order->save_meta_data();
        }
    }

    /** As WooCommerce names devices, from the browser's own name. */
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
