<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Account;

use WC_Abstract_Order;

/** The status of an order as a badge. */
final class OrderStatus
{
    private const COLUMN = 'woocommerce_my_account_my_orders_column_order-status';

    /** Statuses that ask the customer to do something, or that end without a delivery. */
    private const PROBLEMS = ['failed', 'cancelled', 'refunded'];
    private const WAITING = ['pending', 'on-hold'];

    /** Hook: `woocommerce_before_account_orders`. A plugin that prints the column itself keeps it. */
    public function replaceColumn(): void
    {
        if (!has_action(self::COLUMN)) {
            add_action(self::COLUMN, [$this, 'print']);
        }
    }

    /** Hook: `woocommerce_my_account_my_orders_column_order-status`. */
    public function print(mixed $order): void
    {
        echo $order instanceof WC_Abstract_Order ? $this->html($order) : '';
    }

    /** @return string escaped HTML */
    public function html(WC_Abstract_Order $order): string
    {
        $status = $order->get_status();
        $kind = match (true) {
            in_array($status, self::PROBLEMS, true) => ' order-badge--problem',
            in_array($status, self::WAITING, true) => ' order-badge--waiting',
            default => '',
        };

        return sprintf('<span class="order-badge%s">%s</span>', $kind, esc_html(wc_get_order_status_name($status)));
    }
}
