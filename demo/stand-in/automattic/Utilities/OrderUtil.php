<?php

declare(strict_types=1);

namespace Automattic\WooCommerce\Utilities;

use Stallkeeper\Demo\StandIn\Value;
use WC_Data;
use WC_Order;
use WP_Post;

/** Questions about orders whose answers hang on where a shop keeps them. */
final class OrderUtil
{
    public static function get_order_admin_screen(): string
    {
        return wc_get_page_screen_id('shop-order');
    }

    /** The screens are those of WooCommerce's own tables, as in every new shop since 8.2. */
    public static function custom_orders_table_usage_is_enabled(): bool
    {
        return true;
    }

    public static function custom_orders_table_data_sync_is_enabled(): bool
    {
        return false;
    }

    /**
     * @param WP_Post|null $post
     * @param WC_Data|null $data
     * @return mixed
     */
    public static function get_post_or_object_meta(?WP_Post $post, ?WC_Data $data, string $key, bool $single)
    {
        return $data instanceof WC_Data ? $data->get_meta($key, $single) : get_post_meta($post->ID ?? 0, $key, $single);
    }

    /**
     * @param WP_Post|WC_Order $post_or_order_object
     * @return WC_Order|false
     */
    public static function init_theorder_object($post_or_order_object)
    {
        /** @var mixed $theorder */
        global $theorder;
        $theorder = $theorder instanceof WC_Order ? $theorder : wc_get_order($post_or_order_object);
        return $theorder;
    }

    /** @param WP_Post|WC_Order|int $post_or_order_object */
    public static function get_post_or_order_id($post_or_order_object): int
    {
        return match (true) {
            $post_or_order_object instanceof WC_Order => $post_or_order_object->get_id(),
            $post_or_order_object instanceof WP_Post => $post_or_order_object->ID,
            default => Value::int($post_or_order_object),
        };
    }

    /**
     * @param int|WC_Order $order_id
     * @param list<string> $types
     * @return bool
     */
    public static function is_order($order_id, $types = ['shop_order'])
    {
        return in_array(self::get_order_type($order_id), $types, true);
    }

    /**
     * @param int|WC_Order|WP_Post $order_id
     * @return string|null
     */
    public static function get_order_type($order_id)
    {
        $type = get_post_type(self::get_post_or_order_id($order_id));

        return $type === 'shop_order' ? $type : null;
    }

    public static function get_order_admin_edit_url(int $order_id): string
    {
        return admin_url("admin.php?page=wc-orders&action=edit&id={$order_id}");
    }

    /** @param string $order_type */
    public static function is_order_list_table_screen($order_type = 'shop_order'): bool
    {
        return self::isScreen($order_type) && !isset($_GET['action']);
    }

    /** @param string $order_type */
    public static function is_order_edit_screen($order_type = 'shop_order'): bool
    {
        return self::isScreen($order_type) && ($_GET['action'] ?? '') === 'edit';
    }

    private static function isScreen(string $type): bool
    {
        return is_admin() && function_exists('get_current_screen') && get_current_screen()?->id === wc_get_page_screen_id($type);
    }
}
