<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Catalog;

use WP_Query;
use wpdb;

/** Orders the shop's query by price. WordPress orders by one meta value; a product without a price must not be lost by it. */
final class PriceOrder
{
    private static string $order = '';

    /** @param 'ASC'|'DESC' $order */
    public static function next(string $order): void
    {
        self::$order = $order;
        add_filter('posts_clauses', self::clauses(...), 10, 2);
    }

    /**
     * @param array<string, string> $clauses
     * @return array<string, string>
     */
    private static function clauses(array $clauses, WP_Query $query): array
    {
        if (self::$order === '' || $query->get('orderby') !== 'price') {
            return $clauses;
        }
        /** @var wpdb $wpdb */
        global $wpdb;
        $clauses['join'] .= " LEFT JOIN {$wpdb->postmeta} AS stand_in_price ON stand_in_price.post_id = {$wpdb->posts}.ID AND stand_in_price.meta_key = '_price'";
        $clauses['orderby'] = 'CAST(stand_in_price.meta_value AS DECIMAL(10,4)) ' . self::$order . ", {$wpdb->posts}.ID " . self::$order;
        return $clauses;
    }
}
