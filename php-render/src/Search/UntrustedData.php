<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

/**
 * Reads values from a provider's response, which may have any shape. Missing values and values of another type become
 * empty.
 */
final class UntrustedData
{
    public static function text(mixed $record, string ...$keys): string
    {
        $value = self::at($record, ...$keys);
        return is_string($value) || is_int($value) ? (string) $value : '';
    }

    public static function number(mixed $record, string ...$keys): int
    {
        $value = self::at($record, ...$keys);
        return is_int($value) || is_float($value) ? max(0, (int) $value) : 0;
    }

    /** @return list<string> */
    public static function texts(mixed $record, string ...$keys): array
    {
        $value = self::at($record, ...$keys);
        return is_array($value) ? array_values(array_filter($value, static fn(mixed $one): bool => is_string($one) && $one !== '')) : [];
    }

    /** @return list<mixed> */
    public static function list(mixed $record, string ...$keys): array
    {
        $value = self::at($record, ...$keys);
        return is_array($value) ? array_values($value) : [];
    }

    public static function at(mixed $value, string ...$keys): mixed
    {
        foreach ($keys as $key) {
            $value = is_array($value) ? ($value[$key] ?? null) : null;
        }
        return $value;
    }
}
