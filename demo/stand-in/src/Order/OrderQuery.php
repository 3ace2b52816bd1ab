<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Order;

use Stallkeeper\Demo\StandIn\Value;
use stdClass;
use WC_Order;
use WP_Query;

/** Implements `wc_get_orders()` for the arguments that the stand-in has data for, and `meta_query`. */
final class OrderQuery
{
    private const DEFAULTS = [
        'status' => [],
        'limit' => null,
        'page' => 1,
        'offset' => null,
        'paginate' => false,
        'return' => 'objects',
        'orderby' => 'date',
        'order' => 'DESC',
        'customer_id' => null,
        'customer' => null,
        'billing_email' => '',
        'exclude' => [],
        'include' => [],
        'post__in' => [],
        'meta_query' => [],
        'meta_key' => '',
        'meta_value' => null,
        'date_created' => '',
        'date_after' => '',
        'date_before' => '',
        's' => '',
        'payment_method' => '',
    ];

    /**
     * @param array<string, mixed> $args
     * @return list<WC_Order>|list<int>|stdClass
     */
    public static function run(array $args): array|stdClass
    {
        $args = array_replace(self::DEFAULTS, Value::map(apply_filters('woocommerce_order_query_args', $args)));
        $query = new WP_Query(self::queryArgs($args));
        $ids = Value::ids($query->posts);
        $found = $args['return'] === 'ids' ? $ids : array_values(array_filter(array_map('wc_get_order', $ids)));
        if (!Value::bool($args['paginate'])) {
            return $found;
        }
        return (object) ['orders' => $found, 'total' => $query->found_posts, 'max_num_pages' => $query->max_num_pages];
    }

    /**
     * @param array<string, mixed> $args
     * @return array<string, mixed>
     */
    private static function queryArgs(array $args): array
    {
        $statuses = array_map(
            static fn(string $name): string => 'wc-' . preg_replace('/^wc-/', '', $name),
            Value::texts((array) $args['status']),
        );
        return array_filter(
            [
                'post_type' => 'shop_order',
                'post_status' =>
                    $statuses === [] || in_array('wc-any', $statuses, true)
                        ? array_keys(array_diff_key(wc_get_order_statuses(), ['wc-checkout-draft' => 1]))
                        : str_replace('wc-trash', 'trash', $statuses),
                'posts_per_page' => Value::int($args['limit'] ?? get_option('posts_per_page')),
                'paged' => Value::int($args['page']),
                'offset' => $args['offset'],
                'orderby' =>
                    ['id' => 'ID', 'include' => 'post__in', 'total' => 'meta_value_num'][
                        Value::text($args['orderby'])
                    ] ?? Value::text($args['orderby']),
                'order' => Value::text($args['order']),
                'post__in' => Value::ids([...Value::ids($args['include']), ...Value::ids($args['post__in'])]),
                'post__not_in' => Value::ids($args['exclude']),
                'meta_key' => $args['orderby'] === 'total' ? '_order_total' : Value::text($args['meta_key']),
                'meta_value' => $args['meta_value'],
                'fields' => 'ids',
                'no_found_rows' => !Value::bool($args['paginate']),
                'date_query' => self::dateQuery($args),
                'meta_query' => self::metaQuery($args),
            ],
            static fn(mixed $value): bool => $value !== null && $value !== '' && $value !== [],
        );
    }

    /**
     * @param array<string, mixed> $args
     * @return list<array<string, mixed>>
     */
    private static function dateQuery(array $args): array
    {
        $query = [];
        [$from, $to] = array_pad(explode('...', Value::text($args['date_created']), 2), 2, '');
        if (preg_match('/^([<>]=?)(.+)$/', $from, $match) === 1) {
            [$from, $to] = $match[1][0] === '>' ? [$match[2], ''] : ['', $match[2]];
        }
        foreach (
            ['after' => Value::text($args['date_after']) ?: $from, 'before' => Value::text($args['date_before']) ?: $to]
            as $side => $date
        ) {
            if ($date !== '') {
                $query[] = [
                    $side => is_numeric($date) ? wp_date('Y-m-d H:i:s', (int) $date) : $date,
                    'inclusive' => true,
                ];
            }
        }
        return $query;
    }

    /**
     * @param array<string, mixed> $args
     * @return array<array-key, mixed>
     */
    private static function metaQuery(array $args): array
    {
        $query = Value::array($args['meta_query']);
        foreach (
            [
                'billing_email' => '_billing_email',
                'customer_id' => '_customer_user',
                'payment_method' => '_payment_method',
            ]
            as $name => $key
        ) {
            $value = Value::text($args[$name]);
            if ($value !== '') {
                $query[] = ['key' => $key, 'value' => $value];
            }
        }
        $customers = self::customerQuery(Value::texts((array) $args['customer']));
        return $customers === [] ? $query : [...$query, ['relation' => 'OR', ...$customers]];
    }

    /**
     * @param list<string> $customers email addresses and user IDs
     * @return list<array<string, string>>
     */
    private static function customerQuery(array $customers): array
    {
        return array_map(
            static fn(string $customer): array => [
                'key' => is_email($customer) ? '_billing_email' : '_customer_user',
                'value' => $customer,
            ],
            array_values(array_filter($customers, static fn(string $customer): bool => $customer !== '')),
        );
    }
}
