<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Admin;

use Stallkeeper\Demo\StandIn\Value;
use WC_Order;

/** Which orders the list shows: by status, and sorted. */
final class OrderSearch
{
    /**
     * @param array<string, mixed> $request
     * @return array{orders: list<WC_Order>, total: int}
     */
    public static function run(array $request, int $perPage): array
    {
        $request = Value::map(apply_filters('woocommerce_shop_order_list_table_request', $request));
        $args = [
            'limit' => $perPage,
            'page' => max(1, Value::int($request['paged'] ?? 1)),
            'paginate' => true,
            'type' => 'shop_order',
            'orderby' => ['ID' => 'ID', 'order_total' => 'total'][Value::text($request['orderby'] ?? '')] ?? 'date',
            'order' => strtoupper(Value::text($request['order'] ?? '')) === 'ASC' ? 'ASC' : 'DESC',
            'status' => Value::text($request['status'] ?? '') !== '' && $request['status'] !== 'all' ? [Value::text($request['status'])] : [],
        ];
        $args = Value::map(apply_filters('woocommerce_order_list_table_prepare_items_query_args', $args));
        $args = Value::map(apply_filters('woocommerce_shop_order_list_table_prepare_items_query_args', $args));
        $found = wc_get_orders($args);
        if (!is_object($found)) {
            return ['orders' => [], 'total' => 0];
        }
        $orders = array_filter(Value::array($found->orders ?? []), static fn(mixed $order): bool => $order instanceof WC_Order);

        return ['orders' => array_values($orders), 'total' => Value::int($found->total ?? 0)];
    }
}
