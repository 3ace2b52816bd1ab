<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Orders;

use Stallkeeper\Tools\OrderSource\FieldList;

/** Adds sources, campaigns and landing pages to the search of the order list. */
final class OrderSearch
{
    private const FIELDS = [
        'utm_source',
        'utm_medium',
        'utm_campaign',
        'utm_content',
        'utm_term',
        'utm_id',
        'session_entry',
        'referrer',
        'first_utm_source',
        'first_utm_campaign',
        'promo_code',
    ];

    public function __construct(private readonly FieldList $fields) {}

    /** Hooks: `woocommerce_shop_order_search_fields` and `woocommerce_order_table_search_query_meta_keys`. */
    public function addKeys(mixed $keys): mixed
    {
        return is_array($keys)
            ? array_values(
                array_unique(
                    [...array_values($keys), ...array_map($this->fields->metaKey(...), self::FIELDS)],
                    SORT_REGULAR,
                ),
            )
            : $keys;
    }
}
