<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Analytics;

use Stallkeeper\Tools\OrderSource\Orders\Labels;

/**
 * Figures of one period: in total, by source and campaign, and by week.
 *
 * @phpstan-import-type Row from OrderStats
 * @phpstan-type Figures array{orders: int, net: float, average: float, returning: float}
 * @phpstan-type Source array{key: string, origin: string, medium: string, campaign: string, orders: int, net: float,
 *     average: float, returning: float}
 * @phpstan-type Sums array{orders: int, net: float, returning: int, ...}
 * @phpstan-type Week array{start: string, orders: array<string, int>}
 */
final class SourcePeriod
{
    private const NOTHING = ['orders' => 0, 'net' => 0.0, 'returning' => 0];

    /**
     * @param Figures      $totals  `average` is net sales per order, `returning` the share of orders by returning
     *     customers (0 to 1)
     * @param list<Source> $sources most orders first; `key` is the same in each period
     * @param list<Week>   $weeks   oldest first, each with the orders by origin; `start` is a date
     */
    private function __construct(
        public readonly array $totals,
        public readonly array $sources,
        public readonly array $weeks,
    ) {}

    /**
     * @param list<Row> $rows
     * @param int       $firstDay first day of a week: 0 is Sunday
     */
    public static function fromRows(array $rows, Labels $labels, int $firstDay): self
    {
        $totals = self::NOTHING;
        $sources = [];
        $weeks = [];
        foreach ($rows as $row) {
            $origin = $labels->groupOf($row['type'], $row['source']);
            $key = md5(mb_strtolower(implode("\n", [$origin, $row['medium'], $row['campaign']]), 'UTF-8'));
            $sources[$key] ??= [
                'key' => $key,
                'origin' => $origin,
                'medium' => $row['medium'],
                'campaign' => $row['campaign'],
                ...self::NOTHING,
            ];
            $week = self::weekOf($row['day'], $firstDay);
            $weeks[$week][$origin] = ($weeks[$week][$origin] ?? 0) + $row['orders'];
            $totals = self::plus($totals, $row);
            $sources[$key] = [...$sources[$key], ...self::plus($sources[$key], $row)];
        }
        $sources = array_map(static fn(array $source): array => [...$source, ...self::shares($source)], $sources);
        usort(
            $sources,
            static fn(array $a, array $b): int => [$b['orders'], $b['net'], $a['origin']] <=> [
                $a['orders'],
                $a['net'],
                $b['origin'],
            ],
        );
        ksort($weeks);

        return new self(
            self::shares($totals),
            $sources,
            array_map(
                static fn(string $start, array $orders): array => ['start' => $start, 'orders' => $orders],
                array_keys($weeks),
                array_values($weeks),
            ),
        );
    }

    /**
     * @param Sums $sums
     * @param Sums $row
     *
     * @return array{orders: int, net: float, returning: int}
     */
    private static function plus(array $sums, array $row): array
    {
        return [
            'orders' => $sums['orders'] + $row['orders'],
            'net' => $sums['net'] + $row['net'],
            'returning' => $sums['returning'] + $row['returning'],
        ];
    }

    /**
     * @param Sums $sums
     *
     * @return Figures
     */
    private static function shares(array $sums): array
    {
        $orders = max(1, $sums['orders']);

        return [
            'orders' => $sums['orders'],
            'net' => round($sums['net'], 4),
            'average' => round($sums['net'] / $orders, 4),
            'returning' => round($sums['returning'] / $orders, 4),
        ];
    }

    /** @return string date of the first day of the week */
    private static function weekOf(string $day, int $firstDay): string
    {
        $time = (int) strtotime("$day UTC");
        $daysSince = ((int) gmdate('w', $time) - $firstDay + 7) % 7;

        return gmdate('Y-m-d', $time - $daysSince * DAY_IN_SECONDS);
    }
}
