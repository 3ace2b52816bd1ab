<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Filters;

use WP_Query;

/** Limits a query of products to the products that the engine has found. */
final class ListedProducts
{
    /** Matches no post. WordPress ignores an empty list of ids. */
    private const NO_POST = [0];

    /**
     * Keeps a limit that the query already has, such as the one of WooCommerce's filter `loop_shop_post_in`.
     *
     * @param list<int> $ids in the order of the engine
     */
    public static function limit(WP_Query $query, array $ids): void
    {
        $other = $query->get('post__in');
        if (is_array($other) && $other !== []) {
            $ids = array_values(
                array_intersect($ids, array_map(static fn(mixed $id): int => is_numeric($id) ? (int) $id : 0, $other)),
            );
        }
        $query->set('post__in', $ids === [] ? self::NO_POST : $ids);
    }
}
