<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Catalog;

use Stallkeeper\Demo\StandIn\Value;
use stdClass;
use WC_Product;
use WP_Query;

/** Implements `wc_get_products()` for the arguments that the stand-in has data for. */
final class ProductQuery
{
    private const DEFAULTS = [
        'status' => ['draft', 'pending', 'private', 'publish'],
        'limit' => null,
        'page' => 1,
        'offset' => null,
        'paginate' => false,
        'return' => 'objects',
        'orderby' => 'date',
        'order' => 'DESC',
        'include' => [],
        'exclude' => [],
        'parent' => null,
        's' => '',
        'category' => [],
        'tag' => [],
        'product_category_id' => [],
        'type' => [],
        'featured' => '',
        'visibility' => '',
        'stock_status' => '',
        'sku' => '',
        'name' => '',
    ];

    /**
     * @param array<string, mixed> $args
     * @return list<WC_Product>|list<int>|stdClass with `paginate`, an object with products, total and max_num_pages
     */
    public static function run(array $args): array|stdClass
    {
        $args = Value::array(
            apply_filters('woocommerce_product_object_query_args', array_replace(self::DEFAULTS, $args)),
        );
        $query = new WP_Query(
            Value::array(
                apply_filters(
                    'woocommerce_product_data_store_cpt_get_products_query',
                    self::queryArgs($args),
                    $args,
                    null,
                ),
            ),
        );
        $ids = Value::ids($query->posts);
        $found = $args['return'] === 'ids' ? $ids : array_values(array_filter(array_map('wc_get_product', $ids)));
        if (!Value::bool($args['paginate'])) {
            return $found;
        }
        return (object) [
            'products' => $found,
            'total' => $query->found_posts,
            'max_num_pages' => $query->max_num_pages,
        ];
    }

    /**
     * @param array<array-key, mixed> $args
     * @return array<string, mixed>
     */
    private static function queryArgs(array $args): array
    {
        $limit = $args['limit'] ?? Value::int(get_option('posts_per_page'));
        return array_filter(
            [
                'post_type' => 'product',
                'post_status' => $args['status'],
                'posts_per_page' => Value::int($limit),
                'paged' => Value::int($args['page']),
                'offset' => $args['offset'],
                'orderby' => self::orderbyArg(Value::text($args['orderby'])),
                'meta_key' => match ($args['orderby']) {
                    'price' => '_price',
                    'popularity' => 'total_sales',
                    'rating' => '_wc_average_rating',
                    default => '',
                },
                'order' => Value::text($args['order']),
                'post__in' => Value::ids($args['include']),
                'post__not_in' => Value::ids($args['exclude']),
                's' => Value::text($args['s']),
                'title' => Value::text($args['name']),
                'has_password' => $args['has_password'] ?? null,
                'fields' => 'ids',
                'no_found_rows' => !Value::bool($args['paginate']),
                'ignore_sticky_posts' => true,
                'tax_query' => self::taxQuery($args),
                'meta_query' => self::metaQuery($args),
            ],
            static fn(mixed $value): bool => $value !== null && $value !== '' && $value !== [],
        );
    }

    private static function orderbyArg(string $by): string
    {
        return [
            'id' => 'ID',
            'price' => 'meta_value_num',
            'popularity' => 'meta_value_num',
            'rating' => 'meta_value_num',
            'include' => 'post__in',
            'menu_order' => 'menu_order title',
        ][$by] ?? $by;
    }

    /**
     * @param array<array-key, mixed> $args
     * @return list<array<string, mixed>>
     */
    private static function taxQuery(array $args): array
    {
        $query = [];
        foreach (
            [
                'category' => ['product_cat', 'slug'],
                'tag' => ['product_tag', 'slug'],
                'product_category_id' => ['product_cat', 'term_id'],
            ]
            as $name => [$taxonomy, $field]
        ) {
            if (Value::array($args[$name]) !== []) {
                $query[] = ['taxonomy' => $taxonomy, 'field' => $field, 'terms' => $args[$name]];
            }
        }
        if (Value::texts((array) $args['type']) !== []) {
            $query[] = ['taxonomy' => 'product_type', 'field' => 'slug', 'terms' => (array) $args['type']];
        }
        if ($args['featured'] !== '' && $args['featured'] !== null) {
            $query[] = [
                'taxonomy' => 'product_visibility',
                'field' => 'slug',
                'terms' => ['featured'],
                'operator' => Value::bool($args['featured']) ? 'IN' : 'NOT IN',
            ];
        }
        $hiddenFrom =
            [
                'visible' => ['exclude-from-catalog', 'exclude-from-search'],
                'catalog' => ['exclude-from-catalog'],
                'search' => ['exclude-from-search'],
            ][Value::text($args['visibility'])] ?? [];
        if ($hiddenFrom !== []) {
            $query[] = [
                'taxonomy' => 'product_visibility',
                'field' => 'slug',
                'terms' => $hiddenFrom,
                'operator' => 'NOT IN',
            ];
        }
        return $query;
    }

    /**
     * @param array<array-key, mixed> $args
     * @return list<array<string, mixed>>
     */
    private static function metaQuery(array $args): array
    {
        $query = [];
        foreach (['stock_status' => '_stock_status', 'sku' => '_sku'] as $name => $key) {
            if (Value::text($args[$name]) !== '') {
                $query[] = [
                    'key' => $key,
                    'value' => Value::text($args[$name]),
                    'compare' => $name === 'sku' ? 'LIKE' : '=',
                ];
            }
        }
        return $query;
    }
}
