<?php

function wc_get_order($the_order = false): WC_Order|false
{
    if ($the_order instanceof WC_Order) {
        return $the_order;
    }
    $post = get_post($the_order ?: -1);

    return $post?->post_type === 'shop_order' ? new WC_Order($post) : false;
}

/**
 * @param array $args status, limit, page, paginate, return, orderby, order, customer, date_created, meta_key,
 *     meta_compare and meta_query
 * @return array|stdClass orders, or IDs with the argument `'return' => 'ids'`; with `paginate`, an object
 */
function wc_get_orders($args)
{
    $statuses = array_map(
        static fn(string $name): string => $name === 'trash' ? $name : 'wc-' . preg_replace('/^wc-/', '', $name),
        (array) ($args['status'] ?? []),
    );
    $metaQuery = $args['meta_query'] ?? [];
    if (isset($args['customer'])) {
        $customers = array_map(
            static fn(string|int $customer): array => [
                'key' => is_email($customer) ? '_billing_email' : '_customer_user',
                'value' => $customer,
            ],
            $args['customer'],
        );
        $metaQuery[] = ['relation' => 'OR', ...$customers];
    }
    $date = preg_replace('/^>=/', '', $args['date_created'] ?? '');
    $isByTotal = ($args['orderby'] ?? '') === 'total';
    $query = new WP_Query([
        'post_type' => 'shop_order',
        'post_status' =>
            $statuses === [] || in_array('wc-any', $statuses, true)
                ? array_keys(array_diff_key(wc_get_order_statuses(), ['wc-checkout-draft' => 1]))
                : $statuses,
        'posts_per_page' => $args['limit'] ?? 10,
        'paged' => $args['page'] ?? 1,
        'orderby' => $isByTotal ? 'meta_value_num' : $args['orderby'] ?? 'date',
        'order' => $args['order'] ?? 'DESC',
        'meta_key' => $isByTotal ? '_order_total' : $args['meta_key'] ?? '',
        'meta_compare' => $args['meta_compare'] ?? '',
        'meta_query' => $metaQuery,
        'date_query' => $date === '' ? [] : [['after' => wp_date('Y-m-d H:i:s', (int) $date), 'inclusive' => true]],
        'fields' => 'ids',
    ]);
    $found = ($args['return'] ?? '') === 'ids' ? $query->posts : array_map('wc_get_order', $query->posts);

    return empty($args['paginate']) ? $found : (object) ['orders' => $found, 'total' => $query->found_posts];
}

/** @param array $args properties, such as status and customer_id */
function wc_create_order($args = []): WC_Order
{
    $order = new WC_Order();
    $order->set_props($args);
    $order->save();

    return $order;
}

function wc_get_order_id_by_order_key($order_key): int
{
    $ids = get_posts([
        'post_type' => 'shop_order',
        'post_status' => 'any',
        'meta_key' => '_order_key',
        'meta_value' => $order_key,
        'fields' => 'ids',
        'numberposts' => 1,
    ]);

    return $ids[0] ?? 0;
}

/** Newest first: objects with id, date_created and content. */
function wc_get_order_notes($args): array
{
    $query = ['post_id' => $args['order_id'], 'type' => 'order_note', 'orderby' => 'comment_ID', 'order' => 'DESC'];

    return array_map(
        static fn(WP_Comment $note): stdClass => (object) [
            'id' => (int) $note->comment_ID,
            'date_created' => new WC_DateTime($note->comment_date, wp_timezone()),
            'content' => $note->comment_content,
        ],
        get_comments($query),
    );
}

/** Label by status with the prefix `wc-`. */
function wc_get_order_statuses(): array
{
    return [
        'wc-pending' => 'Pending payment',
        'wc-processing' => 'Processing',
        'wc-on-hold' => 'On hold',
        'wc-completed' => 'Completed',
        'wc-cancelled' => 'Cancelled',
        'wc-refunded' => 'Refunded',
        'wc-failed' => 'Failed',
        'wc-checkout-draft' => 'Draft',
    ];
}

function wc_get_page_screen_id($for): string
{
    return str_replace('-', '_', $for) === 'shop_order' ? 'woocommerce_page_wc-orders' : '';
}
