<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Orders;

/**
 * Number and total of the orders in a period, grouped by source and currency. Refunds are subtracted.
 *
 * @phpstan-type Row array{origin: string, medium: string, campaign: string, orders: int, total: float,
 *     currency: string}
 */
final class Report
{
    public const DAYS = [7, 30, 90, 365];

    /**
     * @param list<Row> $rows  sorted by number of orders, highest first
     * @param bool      $isCut whether the report reached the maximum number of orders
     */
    public function __construct(public readonly int $days, public readonly array $rows, public readonly bool $isCut) {}

    /** @return array<string, array{orders: int, total: float}> all orders of each currency, by its code */
    public function sums(): array
    {
        $sums = [];
        foreach ($this->rows as ['currency' => $currency, 'orders' => $orders, 'total' => $total]) {
            $sums[$currency] ??= ['orders' => 0, 'total' => 0.0];
            $sums[$currency]['orders'] += $orders;
            $sums[$currency]['total'] += $total;
        }

        return $sums;
    }
}
