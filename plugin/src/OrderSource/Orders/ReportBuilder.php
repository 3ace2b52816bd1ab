<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Orders;

use WC_Order;

/**
 * Reads the orders of a period and groups them by source and currency. Orders and money count as in WooCommerce's
 * reports: without excluded statuses and refunds.
 *
 * @phpstan-import-type Row from Report
 */
final class ReportBuilder
{
    private const AT_ONCE = 200;

    /** Maximum number of orders in a report; the newest count. */
    private const MAX_ORDERS = 20000;

    /** Option of WooCommerce's reports, with its default value. */
    private const EXCLUDED_OPTION = 'woocommerce_excluded_report_order_statuses';
    private const EXCLUDED = ['pending', 'failed', 'cancelled'];

    /** Not an order yet. */
    private const DRAFT = 'wc-checkout-draft';

    public function __construct(private readonly Labels $labels, private readonly OrderMeta $meta) {}

    /**
     * @param int $days one of Report::DAYS; any other value becomes 30
     * @param int $maxOrders maximum number of orders that are read; the newest count
     */
    public function build(int $days, int $maxOrders = self::MAX_ORDERS): Report
    {
        $days = in_array($days, Report::DAYS, true) ? $days : 30;
        $rows = [];
        $seen = 0;
        for ($page = 1; $seen < $maxOrders; $page++) {
            $orders = $this->page($days, $page);
            foreach ($orders as $order) {
                $rows = $this->with($rows, $order);
            }
            $seen += count($orders);
            if (count($orders) < self::AT_ONCE) {
                break;
            }
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

    /** @return list<string> statuses of orders that do not count, as in WooCommerce's reports */
    public function excludedStatuses(): array
    {
        $option = get_option(self::EXCLUDED_OPTION, self::EXCLUDED);
        /** This filter is documented in WooCommerce. */
        $excluded = apply_filters(
            'woocommerce_analytics_excluded_order_statuses',
            is_array($option) ? $option : self::EXCLUDED,
        );
        $names = array_map(
            static fn(string $status): string => str_starts_with($status, 'wc-') ? $status : "wc-$status",
            array_filter((array) $excluded, is_string(...)),
        );

        return array_values(array_unique([...$names, self::DRAFT]));
    }

    /** @return list<WC_Order> */
    private function page(int $days, int $page): array
    {
        $orders = wc_get_orders([
            'type' => 'shop_order',
            'status' => array_values(array_diff(array_keys(wc_get_order_statuses()), $this->excludedStatuses())),
            'date_created' => '>=' . (time() - $days * 24 * HOUR_IN_SECONDS),
            'limit' => self::AT_ONCE,
            'page' => $page,
            'paged' => $page,
            'orderby' => 'date',
            'order' => 'DESC',
        ]);

        return is_array($orders) ? array_values($orders) : [];
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
        $rows[$key]['total'] += (float) $order->get_total() - (float) $order->get_total_refunded();

        return $rows;
    }
}
