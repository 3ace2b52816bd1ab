<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Attribution\Orders;

use WC_Order;

/**
 * Number and total of the orders in a period, grouped by source.
 *
 * @phpstan-type Row array{origin: string, medium: string, campaign: string, orders: int, total: float}
 */
final class Report
{
    public const DAYS = [7, 30, 90, 365];
    private const AT_ONCE = 200;
    /** Maximum number of orders in a report; the newest count. */
    private const MOST = 20000;

    /**
     * @param list<Row> $rows  sorted by number of orders, highest first
     * @param bool      $isCut whether the report reached the maximum number of orders
     */
    private function __construct(public readonly int $days, public readonly array $rows, public readonly bool $isCut) {}

    /** @param int $days one of DAYS; any other value becomes 30 */
    public static function of(int $days): self
    {
        $days = in_array($days, self::DAYS, true) ? $days : 30;
        $rows = [];
        $seen = 0;
        for ($page = 1; $seen < self::MOST; $page++) {
            $orders = self::page($days, $page);
            foreach ($orders as $order) {
                $rows = self::with($rows, $order);
            }
            $seen += count($orders);
            if (count($orders) < self::AT_ONCE) {
                break;
            }
        }
        usort($rows, static fn(array $a, array $b): int => [$b['orders'], $b['total'], $a['origin']] <=> [$a['orders'], $a['total'], $b['origin']]);

        return new self($days, $rows, $seen >= self::MOST);
    }

    /** @return list<WC_Order> */
    private static function page(int $days, int $page): array
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
    private static function with(array $rows, WC_Order $order): array
    {
        $origin = Labels::origin($order);
        [$medium, $campaign] = [OrderMeta::of($order, 'utm_medium'), OrderMeta::of($order, 'utm_campaign')];
        $key = $origin . "\n" . $medium . "\n" . $campaign;
        $rows[$key] ??= ['origin' => $origin, 'medium' => $medium, 'campaign' => $campaign, 'orders' => 0, 'total' => 0.0];
        $rows[$key]['orders']++;
        $rows[$key]['total'] += (float) $order->get_total();

        return $rows;
    }
}
