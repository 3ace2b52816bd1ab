<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

use Stallkeeper\Theme\Content\ListedPosts;
use WC_Product;

/** Finds products for a section or widget, and loads them together with their images and other data. */
final class ProductFinder
{
    public const MAX = 24;

    public function __construct(private readonly ListCache $lists) {}

    /**
     * @param string $source   featured, latest, sale, popular or category; any other value returns the latest products
     * @param int    $count    maximum number; clamped to 1 to MAX
     * @param int    $category term ID of a product category, for the source `category`
     * @return list<WC_Product> products visible in lists, newest first, or for `popular` most sold first;
     *     empty without WooCommerce
     */
    public function find(string $source, int $count, int $category = 0): array
    {
        if (!function_exists('wc_get_products')) {
            return [];
        }
        $count = max(1, min(self::MAX, $count));
        $ids = $this->lists->ids(
            "products {$source} {$count} {$category}",
            fn(): array => $this->search($source, $count, $category),
        );
        $products = array_map('wc_get_product', $ids);

        return array_values(
            array_filter(
                $products,
                static fn(mixed $product): bool => $product instanceof WC_Product &&
                    $product->is_visible() &&
                    ListedPosts::isListed(get_post($product->get_id())),
            ),
        );
    }

    /** @return array<mixed> product IDs */
    private function search(string $source, int $count, int $category): array
    {
        $chosen = $this->chosen($source, $category);
        $found =
            $chosen === null
                ? []
                : wc_get_products(
                    $chosen + [
                        'status' => 'publish',
                        'visibility' => 'catalog',
                        'has_password' => false,
                        'limit' => $count,
                        'orderby' => 'date',
                        'order' => 'DESC',
                        'return' => 'ids',
                    ],
                );

        return is_array($found) ? $found : [];
    }

    /** @return array<string, mixed>|null query arguments; null if there can be no result */
    private function chosen(string $source, int $category): ?array
    {
        if ($source === 'sale') {
            // WooCommerce stores the IDs of products on sale, but its query has no argument for them.
            $onSale = wc_get_product_ids_on_sale();

            return $onSale === [] ? null : ['include' => $onSale];
        }
        if ($source === 'popular') {
            return [
                'stock_status' => 'instock',
                'meta_key' => 'total_sales',
                'orderby' => ['meta_value_num' => 'DESC', 'date' => 'DESC'],
            ];
        }
        if ($source === 'category') {
            $term = $category > 0 ? get_term($category, 'product_cat') : null;

            return $term instanceof \WP_Term ? ['category' => [$term->slug]] : [];
        }

        return $source === 'featured' ? ['featured' => true] : [];
    }
}
