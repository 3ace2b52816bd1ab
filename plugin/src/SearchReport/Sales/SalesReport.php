<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport\Sales;

/**
 * Orders and revenue by query and currency, in a period and in the one before it.
 *
 * @phpstan-type Row array{query: string, currency: string, orders: int, revenue: float, ordersBefore: int,
 *     revenueBefore: float}
 */
final class SalesReport
{
    /**
     * @param list<Row> $rows the queries with the most orders first
     * @param bool $isCut whether only the newest orders count, because the maximum number was reached
     */
    public function __construct(public readonly array $rows, public readonly bool $isCut) {}
}
