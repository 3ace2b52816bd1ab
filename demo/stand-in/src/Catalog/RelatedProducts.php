<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Catalog;

use Stallkeeper\Demo\StandIn\Value;
use WC_Product;
use WP_Query;

/** Finds products that share a category or tag with a product. */
final class RelatedProducts
{
    /**
     * @param list<int> $exclude
     * @return list<int>
     */
    public static function ids(int $product, int $limit, array $exclude): array
    {
        $relations = ['relation' => 'OR'];
        foreach (['product_cat', 'product_tag'] as $taxonomy) {
            $terms = wc_get_product_term_ids($product, $taxonomy);
            if (
                $terms !== [] &&
                apply_filters("woocommerce_product_related_posts_relate_by_{$taxonomy}", true, $product)
            ) {
                $relations[] = [
                    'taxonomy' => $taxonomy,
                    'field' => 'term_id',
                    'terms' => $terms,
                    'include_children' => false,
                ];
            }
        }
        $query =
            count($relations) === 1
                ? null
                : new WP_Query([
                    'post_type' => 'product',
                    'post_status' => 'publish',
                    'fields' => 'ids',
                    'no_found_rows' => true,
                    'posts_per_page' => $limit + 20,
                    'post__not_in' => [$product, ...$exclude],
                    'tax_query' => [
                        $relations,
                        [
                            'taxonomy' => 'product_visibility',
                            'field' => 'slug',
                            'terms' => ['exclude-from-catalog'],
                            'operator' => 'NOT IN',
                        ],
                    ],
                ]);
        $ids = Value::ids(
            apply_filters('woocommerce_related_products', Value::ids($query->posts ?? []), $product, [
                'limit' => $limit,
                'excluded_ids' => $exclude,
            ]),
        );
        if (apply_filters('woocommerce_product_related_posts_shuffle', true)) {
            shuffle($ids);
        }
        return array_slice($ids, 0, max(0, $limit));
    }

    /**
     * @param list<int> $ids
     * @return list<WC_Product> visible products
     */
    public static function products(array $ids): array
    {
        $products = [];
        foreach ($ids as $id) {
            $product = wc_get_product($id);
            if ($product instanceof WC_Product && $product->is_visible()) {
                $products[] = $product;
            }
        }
        return $products;
    }
}
