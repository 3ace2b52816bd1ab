<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Slider;

/** Reads a number that somebody typed. */
final class BoundedNumber
{
    /** Longer ones are no number that anybody meant. */
    private const NUMBER = '/^\s*([+-]?\d{1,18})(?:\.\d{1,18})?\s*$/D';

    /** @return int what is out of range becomes the nearest allowed; what is no number becomes the default */
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
