<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Draw;

/** Sums with colours written #rrggbb. */
final class Colour
{
    /** @param float $share 0 is all of the first, 1 all of the second */
    public static function mix(string $first, string $second, float $share): string
    {
        [$a, $b] = [self::parts($first), self::parts($second)];
        $mixed = '#';
        for ($i = 0; $i < 3; $i++) {
            $mixed .= sprintf('%02x', (int) round($a[$i] + ($b[$i] - $a[$i]) * $share));
        }

        return $mixed;
    }

    public static function lighter(string $colour, float $share): string
    {
        return self::mix($colour, '#fffaf0', $share);
    }

    /** Towards a warm dark, not black: shadows on a table have the table's warmth. */
    public static function darker(string $colour, float $share): string
    {
        return self::mix($colour, '#20140e', $share);
    }

    /** @return array{int, int, int} 0..255 each */
    public static function parts(string $colour): array
    {
        $value = (int) hexdec(substr($colour, 1));

        return [($value >> 16) & 255, ($value >> 8) & 255, $value & 255];
    }
}
