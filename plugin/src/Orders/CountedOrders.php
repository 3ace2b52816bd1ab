<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Orders;

use WC_Order;

/** Reads the orders that count in WooCommerce's reports: without excluded statuses. A refund reduces the revenue. */
final class CountedOrders
{
    private const AT_ONCE = 200;

    /** Option of WooCommerce's reports, with its default value. */
    private const EXCLUDED_OPTION = 'woocommerce_excluded_report_order_statuses';
    private const EXCLUDED = ['pending', 'failed', 'cancelled'];

    /** Not an order yet. */
    private const DRAFT = 'wc-checkout-draft';

    /**
     * @param int $since Unix time
     * @param int $max after this number, no further page of orders is read
     * @param array<string, string> $conditions further arguments of wc_get_orders()
     *
     * @return iterable<WC_Order> the newest first
     */
    public function since(int $since, int $max, array $conditions = []): iterable
    {
        $seen = 0;
        for ($page = 1; $seen < $max; $page++) {
            $orders = $this->page($since, $page, $conditions);
            yield from $orders;
            $seen += count($orders);
            if (count($orders) < self::AT_ONCE) {
                break;
            }
        }
    }

    /** @return float total of the order in its currency, without refunds */
    public static function revenue(WC_Order $order): float
    {
        return (float) $order->get_total() - (float) $order->get_total_refunded();
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

    /**
     * @return int number of failed queries in this request. If it increases, orders are missing: WooCommerce returns
     *     none then, as if there were none
     */
    public static function countErrors(): int
    {
        $errors = $GLOBALS['EZSQL_ERROR'] ?? [];

        return is_array($errors) ? count($errors) : 0;
    }

    /**
     * @param array<string, string> $conditions
     *
     * @return list<WC_Order>
     */
    private function page(int $since, int $page, array $conditions): array
    {
        $orders = wc_get_orders(
            $conditions + [
                'type' => 'shop_order',
                'status' => array_values(array_diff(array_keys(wc_get_order_statuses()), $this->excludedStatuses())),
                'date_created' => ">=$since",
                'limit' => self::AT_ONCE,
                'page' => $page,
                'paged' => $page,
                'orderby' => 'date',
                'order' => 'DESC',
            ],
        );

        return is_array($orders) ? array_values($orders) : [];
    }
}
