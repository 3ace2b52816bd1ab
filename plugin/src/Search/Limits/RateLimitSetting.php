<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Limits;

use Stallkeeper\Search\Storage\SiteFile;

/** Validates a rate limit that a filter may have changed. */
final class RateLimitSetting
{
    /**
     * @param mixed           $filtered  [requests, seconds]; 0 requests means no limit
     * @param array{int, int} $otherwise defaults for values that are not numeric
     *
     * @return array{int, int} requests, seconds; never negative
     */
    public static function sanitize(mixed $filtered, array $otherwise): array
    {
        $rate = is_array($filtered) ? array_values($filtered) : [];
        $number = static fn(int $i): int => is_numeric($rate[$i] ?? null) ? max(0, (int) $rate[$i]) : $otherwise[$i];

        return [$number(0), $number(1)];
    }

    /**
     * @param mixed $filtered as in sanitize(), with milliseconds of processor time as an optional third entry
     * @param int   $requests number of requests that sanitize() returned
     *
     * @return int milliseconds; 0 means no limit; the default is proportional to the number of requests
     */
    public static function milliseconds(mixed $filtered, int $requests): int
    {
        $given = is_array($filtered) ? array_values($filtered)[2] ?? null : null;

        return is_numeric($given) ? max(0, (int) $given) : SiteFile::MILLISECONDS_PER_REQUEST * $requests;
    }
}
