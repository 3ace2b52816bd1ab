<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Filter;

/** Number of set bits of each byte, calculated once per process. */
final class BitCounts
{
    /** @var list<int> */
    private static array $counts = [];

    /** @return list<int> number of set bits of the bytes 0 to 255 */
    public static function ofBytes(): array
    {
        if (self::$counts === []) {
            self::$counts = [0];
            for ($byte = 1; $byte < 256; $byte++) {
                self::$counts[] = self::$counts[$byte >> 1] + ($byte & 1);
            }
        }

        return self::$counts;
    }
}
