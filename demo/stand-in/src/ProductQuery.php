<?php

namespace Stallkeeper\Demo\StandIn;

use WC_Product;
use WP_Query;

/** Implements `wc_get_products()` for the arguments that are used, and finds related products. */
final class ProductQuery
{
    public static function run(array $args): array
    {
        $args += ['status' => ['draft', 'pending', 'private', 'publish'], 'return' => 'objects'];
        $query = [
            'post_type' => 'product',
            'post_status' => $args['status'],
            'posts_per_page' => $args['limit'] ?? get_option('posts_per_page'),
            'orderby' => ($args['orderby'] ?? '') === 'include' ? 'post__in' : $args['orderby'] ?? 'date',
            'order' => $args['order'] ?? 'DESC',
            'post__in' => $args['include'] ?? [],
            'fields' => 'ids',
            'no_found_rows' => true,
            'tax_query' => self::taxQuery($args),
        ];
        if (isset($args['meta_key'])) {
            $query['meta_key'] = $args['meta_key'];
        }
        if (isset($args['stock_status'])) {
            $query['meta_query'] = [['key' => '_stock_status', 'value' => $args['stock_status']]];
        }
        if (isset($args['has_password'])) {
            $query['has_password'] = $args['has_password'];
        }
        $ids = (new WP_Query($query))->posts;

        return $args['return'] === 'ids' ? $ids : array_map('wc_get_product', $ids);
    }

    private static function taxQuery(array $args): array
    {
        $query = [];
        $taxonomies = [
            'category' => ['product_cat', 'slug'],
            'product_category_id' => ['product_cat', 'term_id'],
            'type' => ['product_type', 'slug'],
        ];
        foreach (array_intersect_key($taxonomies, $args) as $name => [$taxonomy, $field]) {
            $query[] = ['taxonomy' => $taxonomy, 'field' => $field, 'terms' => $args[$name]];
        }
        $visibility = ['taxonomy' => 'product_visibility', 'field' => 'slug'];
        if (!empty($args['featured'])) {
            $query[] = ['terms' => ['featured']] + $visibility;
        }
        if (isset($args['visibility'])) {
            $query[] = ['terms' => ["exclude-from-{$args['visibility']}"], 'operator' => 'NOT IN'] + $visibility;
        }

        return $query;
    }

    /** IDs of listed products with the same categories or tags, in random order. */
    public static function related(int $product, int $limit, array $exclude): array
    {
        $relations = ['relation' => 'OR'];
        foreach (['product_cat', 'product_tag'] as $taxonomy) {
            $terms = wc_get_product_term_ids($product, $taxonomy);
            $relations[] = ['taxonomy' => $taxonomy, 'terms' => $terms, 'include_children' => false];
        }
        $query = new WP_Query([
            'post_type' => 'product',
            'post_status' => 'publish',
            'fields' => 'ids',
            'no_found_rows' => true,
            'posts_per_page' => $limit + 20,
            'post__not_in' => [$product, ...$exclude],
            'tax_query' => [$relations, ...self::taxQuery(['visibility' => 'catalog'])],
        ]);
        $args = ['limit' => $limit, 'excluded_ids' => $exclude];
        $ids = apply_filters('woocommerce_related_products', $query->posts, $product, $args);
        shuffle($ids);

        return array_slice($ids, 0, $limit);
    }

    /** Prints the visible products of related products, upsells or cross-sells. */
    public static function printList(string $name, string $class, string $heading, int $columns, array $ids): void
    {
        $products = array_filter(
            array_map('wc_get_product', $ids),
            static fn(WC_Product|false $product): bool => $product && $product->is_visible(),
        );
        if ($products !== []) {
            wc_set_loop_prop('name', $name);
            wc_set_loop_prop('columns', $columns);
            wc_get_template('product-list.php', compact('class', 'heading', 'products'));
        }
    }
}
