<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Attribution\Orders;

use WC_Order;

/**
 * Reads the orders of a period and groups them by source.
 *
 * @phpstan-import-type Row from Report
 */
final class ReportBuilder
{
    private const AT_ONCE = 200;

    /** Maximum number of orders in a report; the newest count. */
    private const MAX_ORDERS = 20000;

    public function __construct(private readonly Labels $labels, private readonly OrderMeta $meta) {}

    /** @param int $days one of Report::DAYS; any other value becomes 30 */
    public function build(int $days): Report
    {
        $days = in_array($days, Report::DAYS, true) ? $days : 30;
        $rows = [];
        $seen = 0;
        for ($page = 1; $seen < self::MAX_ORDERS; $page++) {
            $orders = $this->page($days, $page);
            foreach ($orders as $order) {
                $rows = $this->with($rows, $order);
            }
            $seen += count($orders);
            if (count($orders) < self::AT_ONCE) {
                break;
            }
        }
        usort($rows, static fn(array $a, array $b): int => [$b['orders'], $b['total'], $a['origin']] <=> [$a['orders'], $a['total'], $b['origin']]);

        return new Report($days, $rows, $seen >= self::MAX_ORDERS);
    }

    /** @return list<WC_Order> */
    private function page(int $days, int $page): array
    {
        $orders = wc_get_orders([
            'type' => 'shop_order',
            'status' => array_keys(array_diff_key(wc_get_order_statuses(), array_flip(['wc-cancelled', 'wc-failed', 'wc-refunded', 'wc-checkout-draft']))),
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
        $origin = $this->labels->origin($order);
        [$medium, $campaign] = [$this->meta->valueOf($order, 'utm_medium'), $this->meta->valueOf($order, 'utm_campaign')];
        $key = $origin . "\n" . $medium . "\n" . $campaign;
        $rows[$key] ??= ['origin' => $origin, 'medium' => $medium, 'campaign' => $campaign, 'orders' => 0, 'total' => 0.0];
        $rows[$key]['orders']++;
        $rows[$key]['total'] += (float) $order->get_total();

        return $rows;
    }
}
