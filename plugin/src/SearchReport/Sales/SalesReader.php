<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport\Sales;

use DateTimeImmutable;
use Stallkeeper\Tools\Orders\CountedOrders;
use Stallkeeper\Tools\Search\Records\DatabaseError;
use Stallkeeper\Tools\SearchReport\ReportDays;
use WC_Order;

/**
 * Adds up the orders that have a query. Orders and money count as in the report of order sources: without excluded
 * statuses, and a refund reduces the revenue of its order.
 *
 * @phpstan-import-type Row from SalesReport
 */
final class SalesReader
{
    /** Maximum number of orders with a query in a report; the newest count. */
    public const MAX_ORDERS = 5000;

    public function __construct(private readonly CountedOrders $orders) {}

    /**
     * @param int $period number of days, see ReportDays::list()
     * @param int $maxOrders maximum number of orders that are read
     *
     * @throws DatabaseError if the orders cannot be read
     */
    public function read(int $period, int $maxOrders = self::MAX_ORDERS): SalesReport
    {
        $period = ReportDays::period($period);
        $firstDay = ReportDays::day($period - 1);
        $since = ReportDays::hasPrevious($period) ? ReportDays::day(2 * $period - 1) : $firstDay;
        $errors = CountedOrders::countErrors();
        $rows = [];
        $seen = 0;
        foreach (
            $this->orders->since((new DateTimeImmutable($since, wp_timezone()))->getTimestamp(), $maxOrders, [
                'meta_key' => OrderQuery::META,
                'meta_compare' => 'EXISTS',
            ])
            as $order
        ) {
            $rows = self::with($rows, $order, $firstDay);
            $seen++;
        }
        if (CountedOrders::countErrors() > $errors) {
            throw new DatabaseError('The orders could not be read.');
        }

        return new SalesReport(self::sorted($rows), $seen >= $maxOrders);
    }

    /**
     * @param array<string, Row> $rows
     *
     * @return array<string, Row>
     */
    private static function with(array $rows, WC_Order $order, string $firstDay): array
    {
        $query = $order->get_meta(OrderQuery::META);
        $created = $order->get_date_created();
        if (!is_string($query) || $query === '' || $created === null) {
            return $rows;
        }
        $currency = $order->get_currency();
        $key = "$currency $query";
        $rows[$key] ??= [
            'query' => $query,
            'currency' => $currency,
            'orders' => 0,
            'revenue' => 0.0,
            'ordersBefore' => 0,
            'revenueBefore' => 0.0,
        ];
        $revenue = CountedOrders::revenue($order);
        if (wp_date('Y-m-d', $created->getTimestamp()) >= $firstDay) {
            $rows[$key]['orders']++;
            $rows[$key]['revenue'] += $revenue;
        } else {
            $rows[$key]['ordersBefore']++;
            $rows[$key]['revenueBefore'] += $revenue;
        }

        return $rows;
    }

    /**
     * @param array<string, Row> $rows
     *
     * @return list<Row>
     */
    private static function sorted(array $rows): array
    {
        usort(
            $rows,
            static fn(array $a, array $b): int => [$b['orders'], $b['revenue'], $b['ordersBefore'], $a['query']] <=> [
                $a['orders'],
                $a['revenue'],
                $a['ordersBefore'],
                $b['query'],
            ],
        );

        return $rows;
    }
}
