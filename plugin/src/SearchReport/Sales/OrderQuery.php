<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport\Sales;

use Stallkeeper\Tools\Search\Records\PostDatabase;
use WC_Order;

/** Saves the last query of the visit with the order, as order meta. */
final class OrderQuery
{
    public const META = '_stallkeeper_search_query';

    public function __construct(private readonly VisitorQuery $visitor) {}

    /**
     * Hooks: `woocommerce_checkout_order_created` and `woocommerce_store_api_checkout_update_order_from_request`. The
     * order attribution removes the query of an earlier attempt if the visitor has withdrawn consent.
     */
    public function saveQuery(mixed $order): void
    {
        $query = $order instanceof WC_Order ? $this->visitor->known() : '';
        if ($order instanceof WC_Order && $query !== '') {
            $order->update_meta_data(self::META, $query);
            $order->save_meta_data();
        }
    }

    /**
     * Hook: `stallkeeper_source_order_meta`.
     *
     * @param mixed $labels by meta key
     */
    public function addLabel(mixed $labels): mixed
    {
        return is_array($labels) ? $labels + [self::META => __('Search query', 'stallkeeper-tools')] : $labels;
    }

    /** Deletes the queries of all orders of this site, from posts and from WooCommerce's tables. */
    public static function deleteAll(PostDatabase $posts): void
    {
        delete_metadata('post', 0, self::META, '', true);
        $database = $posts->connection();
        $table = "{$database->prefix}wc_orders_meta";
        $found = $database->get_var((string) $database->prepare('SHOW TABLES LIKE %s', $database->esc_like($table)));
        if ($found === $table) {
            $database->query((string) $database->prepare('DELETE FROM %i WHERE meta_key = %s', $table, self::META));
        }
    }
}
