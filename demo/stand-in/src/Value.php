<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn;

use DateTimeInterface;
use Exception;
use Stringable;
use WC_DateTime;

/** Converts untyped values from options, filters and requests. */
final class Value
{
    public static function text(mixed $value): string
    {
        return is_scalar($value) || $value instanceof Stringable ? (string) $value : '';
    }

    public static function int(mixed $value): int
    {
        return is_numeric($value) || is_bool($value) ? (int) $value : 0;
    }

    public static function float(mixed $value): float
    {
        return is_numeric($value) ? (float) $value : 0.0;
    }

    /** WooCommerce stores booleans as yes and no, 1 and 0, or true and false. */
    public static function bool(mixed $value): bool
    {
        return is_bool($value) ? $value : in_array(strtolower(self::text($value)), ['yes', '1', 'true'], true);
    }

    /** @return array<array-key, mixed> */
    public static function array(mixed $value): array
    {
        return is_array($value) ? $value : [];
    }

    /** @return array<string, mixed> values with string keys */
    public static function map(mixed $value): array
    {
        return array_filter(self::array($value), is_string(...), ARRAY_FILTER_USE_KEY);
    }

    /** @return list<int> positive integers */
    public static function ids(mixed $value): array
    {
        $list = is_array($value) ? $value : explode(',', self::text($value));

        return array_values(array_filter(array_map(self::int(...), $list), static fn(int $id): bool => $id > 0));
    }

    /** @return list<string> */
    public static function texts(mixed $value): array
    {
        return array_values(array_map(self::text(...), self::array($value)));
    }

    public static function option(string $name, string $default = ''): string
    {
        return self::text(get_option($name, $default));
    }

    /**
     * Applies a filter to a string.
     *
     * @param non-empty-string $hook
     */
    public static function filtered(string $hook, string $value, mixed ...$args): string
    {
        return self::text(apply_filters($hook, $value, ...$args));
    }

    public static function date(mixed $value): ?WC_DateTime
    {
        if ($value instanceof DateTimeInterface) {
            $value = $value->getTimestamp();
        }
        if ($value === null || $value === '' || !is_scalar($value)) {
            return null;
        }
        try {
            $date = is_numeric($value) ? new WC_DateTime("@{$value}") : new WC_DateTime((string) $value, wp_timezone());
        } catch (Exception) {
            return null;
        }
        $date->setTimezone(wp_timezone());
        return $date;
    }
}
