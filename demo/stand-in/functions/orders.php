<?php

/** WooCommerce's functions for orders and order statuses. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Order\OrderNotes;
use Stallkeeper\Demo\StandIn\Order\OrderQuery;
use Stallkeeper\Demo\StandIn\Value;

function wc_get_order(mixed $the_order = false): WC_Order|false
{
    if ($the_order instanceof WC_Order) {
        return $the_order;
    }
    try {
        $order = $the_order === false ? get_post() : $the_order;
        $order = $order ? new WC_Order($order) : null;
        return $order instanceof WC_Order && $order->get_id() > 0 ? $order : false;
    } catch (Exception) {
        return false;
    }
}

/**
 * @param array<string, mixed> $args
 * @return list<WC_Order>|list<int>|stdClass with `return` "ids", IDs; with `paginate`, an object with orders, total and
 *     max_num_pages
 */
function wc_get_orders(array $args)
{
    return OrderQuery::run($args);
}

/** @param array<string, mixed> $args status, customer_id, customer_note, parent, created_via */
function wc_create_order(array $args = []): WC_Order
{
    $order = new WC_Order();
    isset($args['status']) && $order->set_status(Value::text($args['status']));
    isset($args['customer_id']) && $order->set_customer_id($args['customer_id']);
    isset($args['customer_note']) && $order->set_customer_note($args['customer_note']);
    $order->set_created_via($args['created_via'] ?? '');
    $order->save();
    return $order;
}

function wc_generate_order_key(string $key = ''): string
{
    $key = $key !== '' ? $key : wp_generate_password(13, false);

    return 'wc_' . Value::filtered('woocommerce_generate_order_key', "order_{$key}");
}

function wc_get_order_id_by_order_key(string $order_key): int
{
    $ids = get_posts([
        'post_type' => 'shop_order',
        'post_status' => 'any',
        'meta_key' => '_order_key',
        'meta_value' => $order_key,
        'fields' => 'ids',
        'numberposts' => 1,
    ]);

    return Value::int($ids[0] ?? 0);
}

function wc_orders_count(string $status, string $type = ''): int
{
    $count = Value::array((array) wp_count_posts('shop_order'));

    return Value::int($count['wc-' . preg_replace('/^wc-/', '', $status)] ?? 0);
}

/**
 * @param array<string, mixed> $args order_id
 * @return list<stdClass> newest first: id, date_created, content, customer_note, added_by
 */
function wc_get_order_notes(array $args): array
{
    return array_map(
        static fn(WP_Comment $note): stdClass => (object) [
            'id' => (int) $note->comment_ID,
            'date_created' => Value::date($note->comment_date),
            'content' => $note->comment_content,
            'customer_note' => (bool) get_comment_meta((int) $note->comment_ID, 'is_customer_note', true),
            'added_by' => $note->comment_author,
        ],
        OrderNotes::forOrder(Value::int($args['order_id'] ?? 0)),
    );
}

/** @return array<string, string> label by status with the prefix `wc-` */
function wc_get_order_statuses(): array
{
    return array_map(
        Value::text(...),
        Value::map(
            apply_filters('wc_order_statuses', [
                'wc-pending' => __('Pending payment', 'stallkeeper-stand-in'),
                'wc-processing' => __('Processing', 'stallkeeper-stand-in'),
                'wc-on-hold' => __('On hold', 'stallkeeper-stand-in'),
                'wc-completed' => __('Completed', 'stallkeeper-stand-in'),
                'wc-cancelled' => __('Cancelled', 'stallkeeper-stand-in'),
                'wc-refunded' => __('Refunded', 'stallkeeper-stand-in'),
                'wc-failed' => __('Failed', 'stallkeeper-stand-in'),
                'wc-checkout-draft' => __('Draft', 'stallkeeper-stand-in'),
            ]),
        ),
    );
}

function wc_is_order_status(string $maybe_status): bool
{
    return array_key_exists($maybe_status, wc_get_order_statuses());
}

/** @return list<string> without the prefix `wc-` */
function wc_get_is_paid_statuses(): array
{
    return Value::texts(apply_filters('woocommerce_order_is_paid_statuses', ['processing', 'completed']));
}

function wc_get_order_status_name(string $status): string
{
    $name = str_starts_with($status, 'wc-') ? substr($status, 3) : $status;

    return wc_get_order_statuses()["wc-{$name}"] ?? $name;
}
