<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Slider;

/** Reads a number from user input. */
final class BoundedNumber
{
    /** Up to 18 digits, which fit into an integer. */
    private const NUMBER = '/^\s*([+-]?\d{1,18})(?:\.\d{1,18})?\s*$/D';

    /** @return int the nearest allowed number, or the default if the value is not a number; decimals are cut off */
    public static function number(mixed $raw, int $least, int $most, int $default): int
    {
        if (is_float($raw)) {
            return is_nan($raw) ? $default : (int) max($least, min($most, $raw));
        }
        if ((!is_string($raw) && !is_int($raw)) || preg_match(self::NUMBER, (string) $raw, $found) !== 1) {
            return $default;
        }

        return max($least, min($most, (int) $found[1]));
    }
}
