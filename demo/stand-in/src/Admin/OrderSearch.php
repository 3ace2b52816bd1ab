<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Admin;

use Stallkeeper\Demo\StandIn\Value;
use WC_Order;
use wpdb;

/** Which orders the list shows: by state, in an order, and by words that stand in what an order says. */
final class OrderSearch
{
    private const MAX_FOUND = 500;
    private const KEYS = ['_billing_address_index', '_billing_last_name', '_billing_email', '_billing_first_name', '_billing_address_1', '_billing_city', '_billing_postcode', '_billing_phone'];

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
        $words = trim(sanitize_text_field(Value::text($request['s'] ?? '')));
        if ($words !== '') {
            // Nothing found must not become everything.
            $args['include'] = self::ids(mb_substr($words, 0, 200)) ?: [PHP_INT_MAX];
        }
        $args = Value::map(apply_filters('woocommerce_order_list_table_prepare_items_query_args', $args));
        $args = Value::map(apply_filters('woocommerce_shop_order_list_table_prepare_items_query_args', $args));
        $found = wc_get_orders($args);
        if (!is_object($found)) {
            return ['orders' => [], 'total' => 0];
        }
        $orders = array_filter(Value::array($found->orders ?? []), static fn(mixed $order): bool => $order instanceof WC_Order);

        return ['orders' => array_values($orders), 'total' => Value::int($found->total ?? 0)];
    }

    /** @return list<int> */
    private static function ids(string $words): array
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $keys = array_unique(Value::texts(apply_filters('woocommerce_order_table_search_query_meta_keys', self::KEYS)));
        $like = '%' . $wpdb->esc_like($words) . '%';
        $query = (string) $wpdb->prepare(
            'SELECT DISTINCT posts.ID FROM %i AS posts JOIN %i AS meta ON meta.post_id = posts.ID'
            . " WHERE posts.post_type = 'shop_order' AND (posts.ID = %d OR (meta.meta_value LIKE %s AND meta.meta_key IN (" . implode(',', array_fill(0, count($keys), '%s')) . '))) LIMIT %d',
            $wpdb->posts,
            $wpdb->postmeta,
            absint(ltrim($words, '#')),
            $like,
            ...[...$keys, self::MAX_FOUND],
        );
        return Value::ids($wpdb->get_col($query));
    }
}
