<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport;

/** Days of the report, in the time zone of the site. */
final class ReportDays
{
    /** Counts are deleted after this number of days. */
    public const KEPT = 90;

    /** Numbers of days that can be reported. */
    public const PERIODS = [7, 30, self::KEPT];

    public const DEFAULT_PERIOD = 30;

    /** @return int $days if it is one of PERIODS, otherwise DEFAULT_PERIOD */
    public static function period(int $days): int
    {
        return in_array($days, self::PERIODS, true) ? $days : self::DEFAULT_PERIOD;
    }

    /** @return string date such as `2025-01-31` */
    public static function today(): string
    {
        return self::day(0);
    }

    /** @return string date of the day that was $ago days before today, such as `2025-01-31` */
    public static function day(int $ago): string
    {
        return current_datetime()
            ->modify("-$ago days")
            ->format('Y-m-d');
    }

    /** Whether the counts of the period before this one are still stored. */
    public static function hasPrevious(int $period): bool
    {
        return 2 * $period <= self::KEPT;
    }

    /**
     * @param int $days one of PERIODS; any other value becomes DEFAULT_PERIOD
     *
     * @return non-empty-list<string> the days of the period, the oldest first; the last is today
     */
    public static function list(int $days): array
    {
        return array_map(self::day(...), range(self::period($days) - 1, 0));
    }
}
