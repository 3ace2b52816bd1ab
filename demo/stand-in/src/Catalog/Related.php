<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Catalog;

use Stallkeeper\Demo\StandIn\Value;
use WC_Product;
use WP_Query;

/** Products that share a category or a tag with one. */
final class Related
{
    /**
     * @param list<int> $without
     * @return list<int>
     */
    public static function ids(int $product, int $limit, array $without): array
    {
        $by = ['relation' => 'OR'];
        foreach (['product_cat', 'product_tag'] as $taxonomy) {
            $terms = wc_get_product_term_ids($product, $taxonomy);
            if ($terms !== [] && apply_filters("woocommerce_product_related_posts_relate_by_{$taxonomy}", true, $product)) {
                $by[] = ['taxonomy' => $taxonomy, 'field' => 'term_id', 'terms' => $terms, 'include_children' => false];
            }
        }
        $query = count($by) === 1 ? null : new WP_Query([
            'post_type' => 'product', 'post_status' => 'publish', 'fields' => 'ids', 'no_found_rows' => true, 'posts_per_page' => $limit + 20,
            'post__not_in' => [$product, ...$without],
            'tax_query' => [$by, ['taxonomy' => 'product_visibility', 'field' => 'slug', 'terms' => ['exclude-from-catalog'], 'operator' => 'NOT IN']],
        ]);
        $ids = Value::ids(apply_filters('woocommerce_related_products', Value::ids($query->posts ?? []), $product, ['limit' => $limit, 'excluded_ids' => $without]));
        if (apply_filters('woocommerce_product_related_posts_shuffle', true)) {
            shuffle($ids);
        }
        return array_slice($ids, 0, max(0, $limit));
    }

    /**
     * @param list<int> $ids
     * @return list<WC_Product> those that are seen, in the order asked for
     */
    public static function products(array $ids, string $orderby, string $order): array
    {
        $products = array_values(array_filter(array_map('wc_get_product', $ids), static fn(mixed $product): bool => $product instanceof WC_Product && $product->is_visible()));
        $key = match ($orderby) {
            'title' => static fn(WC_Product $product): string => strtolower($product->get_name()),
            'price' => static fn(WC_Product $product): string => sprintf('%020.4f', (float) $product->get_price()),
            'date' => static fn(WC_Product $product): string => (string) $product->get_date_created()?->getTimestamp(),
            'menu_order' => static fn(WC_Product $product): string => sprintf('%010d', $product->get_menu_order()),
            'id' => static fn(WC_Product $product): string => sprintf('%010d', $product->get_id()),
            default => null,
        };
        if ($key !== null) {
            usort($products, static fn(WC_Product $a, WC_Product $b): int => (strtolower($order) === 'desc' ? -1 : 1) * strcmp($key($a), $key($b)));
        }
        return $products;
    }
}
