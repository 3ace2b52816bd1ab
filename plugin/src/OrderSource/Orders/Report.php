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
}
