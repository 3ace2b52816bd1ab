<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Index\Storage;

use Stallkeeper\Search\Storage\SiteFile;

/** How many requests in how many seconds, as a filter may have changed it. */
final class RateLimitSetting
{
    /**
     * @param mixed           $filtered [requests, seconds]; 0 requests is no limit
     * @param array{int, int} $otherwise where one of the two is no number
     *
     * @return array{int, int} none below 0
     */
    public static function of(mixed $filtered, array $otherwise): array
    {
        $rate = is_array($filtered) ? array_values($filtered) : [];
        $number = static fn(int $i): int => is_numeric($rate[$i] ?? null) ? max(0, (int) $rate[$i]) : $otherwise[$i];

        return [$number(0), $number(1)];
    }

    /**
     * @param mixed $filtered as of(), with milliseconds of processor time as its third entry
     * @param int   $requests the first entry, as of() returned it
     *
     * @return int milliseconds, 0 for no limit; without a third entry so many for each request
     */
    public static function milliseconds(mixed $filtered, int $requests): int
    {
        $given = is_array($filtered) ? array_values($filtered)[2] ?? null : null;

        return is_numeric($given) ? max(0, (int) $given) : SiteFile::MILLISECONDS_PER_REQUEST * $requests;
    }
}
