<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Orders;

use Stallkeeper\Tools\Orders\CountedOrders;
use WC_Order;

/**
 * Reads the orders of a period and groups them by source and currency. Orders and money count as in WooCommerce's
 * reports: without excluded statuses and refunds.
 *
 * @phpstan-import-type Row from Report
 */
final class ReportBuilder
{
    /** Maximum number of orders in a report; the newest count. */
    private const MAX_ORDERS = 20000;

    public function __construct(
        private readonly CountedOrders $orders,
        private readonly Labels $labels,
        private readonly OrderMeta $meta,
    ) {}

    /**
     * @param int $days one of Report::DAYS; any other value becomes 30
     * @param int $maxOrders maximum number of orders that are read; the newest count
     */
    public function build(int $days, int $maxOrders = self::MAX_ORDERS): Report
    {
        $days = in_array($days, Report::DAYS, true) ? $days : 30;
        $rows = [];
        $seen = 0;
        foreach ($this->orders->since(time() - $days * DAY_IN_SECONDS, $maxOrders) as $order) {
            $rows = $this->with($rows, $order);
            $seen++;
        }
        usort(
            $rows,
            static fn(array $a, array $b): int => [$b['orders'], $b['total'], $a['origin']] <=> [
                $a['orders'],
                $a['total'],
                $b['origin'],
            ],
        );

        return new Report($days, $rows, $seen >= $maxOrders);
    }

    /**
     * @param array<string, Row> $rows
     * @return array<string, Row>
     */
    private function with(array $rows, WC_Order $order): array
    {
        [$type, $source] = [$this->meta->valueOf($order, 'source_type'), $this->meta->valueOf($order, 'utm_source')];
        $origin = $this->labels->groupOf($type, $source);
        [$medium, $campaign] = [
            $this->meta->valueOf($order, 'utm_medium'),
            $this->meta->valueOf($order, 'utm_campaign'),
        ];
        $currency = $order->get_currency();
        $key = mb_strtolower(implode("\n", [$origin, $medium, $campaign, $currency]), 'UTF-8');
        $rows[$key] ??= [
            'origin' => $origin,
            'medium' => $medium,
            'campaign' => $campaign,
            'orders' => 0,
            'total' => 0.0,
            'currency' => $currency,
        ];
        $rows[$key]['orders']++;
        $rows[$key]['total'] += CountedOrders::revenue($order);

        return $rows;
    }
}
