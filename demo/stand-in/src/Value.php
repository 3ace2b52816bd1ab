<?php

namespace Stallkeeper\Demo\StandIn;

use WC_DateTime;

/** Converts untyped values from requests, filters and the database. */
final class Value
{
    /** The value of a request parameter without slashes; empty for arrays. */
    public static function text(mixed $value): string
    {
        return is_scalar($value) ? trim(wp_unslash((string) $value)) : '';
    }

    public static function int(mixed $value): int
    {
        return is_numeric($value) ? (int) $value : 0;
    }

    /** WooCommerce stores booleans as yes and no, 1 and 0, or true and false. */
    public static function bool(mixed $value): bool
    {
        return is_bool($value) ? $value : in_array(strtolower((string) $value), ['yes', '1', 'true'], true);
    }

    /** Positive numbers of an array, or of a string that is separated by commas. */
    public static function ids(mixed $value): array
    {
        $ids = array_map(self::int(...), is_array($value) ? $value : explode(',', (string) $value));

        return array_values(array_filter($ids, static fn(int $id): bool => $id > 0));
    }

    public static function date(mixed $value): ?WC_DateTime
    {
        if ($value instanceof \DateTimeInterface) {
            $value = $value->getTimestamp();
        }
        if ($value === null || $value === '') {
            return null;
        }
        try {
            $date = is_numeric($value) ? new WC_DateTime("@{$value}") : new WC_DateTime((string) $value, wp_timezone());
        } catch (\Exception) {
            return null;
        }
        $date->setTimezone(wp_timezone());

        return $date;
    }
}
