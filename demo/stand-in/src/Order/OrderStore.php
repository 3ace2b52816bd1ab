<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Order;

use Exception;
use Stallkeeper\Demo\StandIn\Value;
use WC_DateTime;
use WC_Meta_Data;
use WC_Order;
use WC_Order_Item;
use WC_Order_Item_Product;
use WP_Post;

/** Stores orders as posts with WooCommerce's meta keys. Other code must use WC_Order. */
final class OrderStore
{
    public const ITEMS = '_stand_in_items';
    /** Property names by meta key. */
    public const META = [
        '_order_key' => 'order_key',
        '_customer_user' => 'customer_id',
        '_payment_method' => 'payment_method',
        '_payment_method_title' => 'payment_method_title',
        '_transaction_id' => 'transaction_id',
        '_customer_ip_address' => 'customer_ip_address',
        '_customer_user_agent' => 'customer_user_agent',
        '_created_via' => 'created_via',
        '_cart_hash' => 'cart_hash',
        '_order_currency' => 'currency',
        '_order_total' => 'total',
        '_order_version' => 'version',
        '_date_paid' => 'date_paid',
        '_date_completed' => 'date_completed',
        '_billing_first_name' => 'billing_first_name',
        '_billing_last_name' => 'billing_last_name',
        '_billing_company' => 'billing_company',
        '_billing_address_1' => 'billing_address_1',
        '_billing_address_2' => 'billing_address_2',
        '_billing_city' => 'billing_city',
        '_billing_state' => 'billing_state',
        '_billing_postcode' => 'billing_postcode',
        '_billing_country' => 'billing_country',
        '_billing_email' => 'billing_email',
        '_billing_phone' => 'billing_phone',
        '_shipping_first_name' => 'shipping_first_name',
        '_shipping_last_name' => 'shipping_last_name',
        '_shipping_company' => 'shipping_company',
        '_shipping_address_1' => 'shipping_address_1',
        '_shipping_address_2' => 'shipping_address_2',
        '_shipping_city' => 'shipping_city',
        '_shipping_state' => 'shipping_state',
        '_shipping_postcode' => 'shipping_postcode',
        '_shipping_country' => 'shipping_country',
        '_shipping_phone' => 'shipping_phone',
    ];
    public const DEFAULTS = [
        'status' => '',
        'parent_id' => 0,
        'currency' => '',
        'version' => '',
        'date_created' => null,
        'date_modified' => null,
        'date_paid' => null,
        'date_completed' => null,
        'total' => 0,
        'customer_id' => 0,
        'customer_note' => '',
    ];

    /** @throws Exception if the order does not exist */
    public static function read(WC_Order $order): void
    {
        $post = get_post($order->get_id());
        if (!($post instanceof WP_Post) || $post->post_type !== 'shop_order') {
            throw new Exception('Invalid order.');
        }
        $all = Value::array(get_post_meta($post->ID));
        $props = [];
        foreach (self::META as $key => $name) {
            $props[$name] = maybe_unserialize(Value::text(Value::array($all[$key] ?? [])[0] ?? ''));
        }
        $order->set_props([
            ...array_filter($props, static fn(mixed $value): bool => $value !== ''),
            'status' => $post->post_status,
            'parent_id' => $post->post_parent,
            'customer_note' => $post->post_excerpt,
            'date_created' => mysql2date('U', $post->post_date_gmt, false),
            'date_modified' => mysql2date('U', $post->post_modified_gmt, false),
        ]);
        foreach (Value::array(get_post_meta($post->ID, self::ITEMS, true)) as $id => $item) {
            $line = new WC_Order_Item_Product();
            $line->set_props(Value::map($item));
            $line->set_id($id);
            $order->add_item($line);
        }
    }

    /** @param array<string, mixed> $data all properties of the order */
    public static function write(WC_Order $order, array $data): void
    {
        if ($order->get_id() === 0) {
            $order->get_order_key('edit') !== '' || $order->set_order_key(wc_generate_order_key());
            $order->get_currency('edit') !== '' || $order->set_currency(get_woocommerce_currency());
            $order->set_version(WC_VERSION);
            $order->set_date_created($order->get_date_created('edit') ?? time());
            $data = [...$data, ...$order->get_changes()];
        }
        $order->set_date_modified(time());
        /** @var array{post_title: string} $post */
        $post = wp_slash([
            'ID' => $order->get_id(),
            'post_type' => $order->get_type(),
            'post_status' => 'wc-' . ($order->get_status('edit') ?: $order->get_status()),
            'post_title' => sprintf('Order %s', $order->get_order_key('edit')),
            'post_excerpt' => Value::text($data['customer_note'] ?? ''),
            'post_parent' => Value::int($data['parent_id'] ?? 0),
            'post_author' => 1,
            'comment_status' => 'closed',
            'ping_status' => 'closed',
            'post_date' => (string) $order->get_date_created('edit')?->date('Y-m-d H:i:s'),
        ]);
        $id = wp_insert_post($post);
        $order->set_id($id);
        foreach (self::META as $key => $name) {
            $value = $data[$name] ?? '';
            update_post_meta(
                $id,
                $key,
                wp_slash($value instanceof WC_DateTime ? (string) $value->getTimestamp() : $value),
            );
        }
        update_post_meta($id, self::ITEMS, wp_slash(array_map(self::itemData(...), $order->get_items())));
        $order->save_meta_data();
    }

    /** @return array<string, mixed> */
    private static function itemData(WC_Order_Item $item): array
    {
        $item->apply_changes();

        return [
            'meta' => array_map(
                static fn(WC_Meta_Data $row): array => [$row->key, $row->value],
                $item->get_meta_data(),
            ),
        ] + array_diff_key($item->get_data(), ['id' => 1, 'meta_data' => 1]);
    }
}
