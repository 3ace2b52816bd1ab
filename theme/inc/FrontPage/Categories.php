<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

use Stallkeeper\Theme\Content\ListedPosts;
use WP_Term;

/** Top-level product categories in the site owner's order; without WooCommerce, top-level post categories. */
final class Categories
{
    /** Minimum number of categories to show: a single one offers no choice. */
    private const FEWEST = 2;

    public function __construct(private readonly ListCache $lists) {}

    /**
     * @param int $count maximum number of categories
     * @return list<WP_Term> non-empty categories, or categories with non-empty children; empty if there is only one
     */
    public function find(int $count): array
    {
        $isShop = taxonomy_exists('product_cat');
        // WordPress counts a parent as non-empty because of its children only if it queries all terms.
        $terms = get_terms([
            'taxonomy' => $isShop ? 'product_cat' : 'category',
            'hide_empty' => true,
            'hierarchical' => true,
            'update_term_meta_cache' => false,
        ]);
        $top = array_values(
            array_filter(
                is_array($terms) ? $terms : [],
                fn(WP_Term $term): bool => $term->parent === 0 && !$this->isUnsorted($term),
            ),
        );
        if (count($top) < self::FEWEST) {
            return [];
        }
        update_termmeta_cache(array_column($top, 'term_id'));
        if ($isShop) {
            usort($top, fn(WP_Term $a, WP_Term $b): int => $this->meta($a, 'order') <=> $this->meta($b, 'order'));
        }
        $top = array_slice($top, 0, $count);
        $this->lists->primePictures(array_map($this->image(...), $top));

        return $top;
    }

    /** Whether a category is the unchanged default category. A renamed default category is shown. */
    private function isUnsorted(WP_Term $term): bool
    {
        $isShop = $term->taxonomy === 'product_cat';
        $names = [
            'uncategorized',
            // Default slugs of WordPress and WooCommerce in the site's language.
            $isShop
                ? sanitize_title(_x('Uncategorized', 'Default category slug', 'woocommerce'))
                : sanitize_title(_x('Uncategorized', 'Default category slug', 'default')),
        ];

        $default = get_option($isShop ? 'default_product_cat' : 'default_category');

        return in_array($term->slug, $names, true) && is_numeric($default) && $term->term_id === (int) $default;
    }

    /** @return int attachment ID of the category, otherwise of its newest product that has an image; 0 for none */
    public function image(WP_Term $term): int
    {
        $own = $this->meta($term, 'thumbnail_id');
        if ($own > 0 || $term->taxonomy !== 'product_cat') {
            return $own;
        }
        $find = static fn(): array => self::productWithImage($term);
        $product = $this->lists->ids("product of category {$term->term_id}", $find)[0] ?? null;

        return $product !== null && ListedPosts::isListed(get_post($product))
            ? (int) get_post_thumbnail_id($product)
            : 0;
    }

    /** @return array<mixed> ID of the newest product with an image that is visible in the category */
    private static function productWithImage(WP_Term $category): array
    {
        return get_posts([
            'post_type' => 'product',
            'post_status' => 'publish',
            'has_password' => false,
            'numberposts' => 1,
            'fields' => 'ids',
            'meta_query' => [['key' => '_thumbnail_id', 'value' => 0, 'compare' => '>', 'type' => 'NUMERIC']],
            'tax_query' => [
                ['taxonomy' => 'product_cat', 'terms' => [$category->term_id]],
                [
                    'taxonomy' => 'product_visibility',
                    'field' => 'name',
                    'terms' => ['exclude-from-catalog'],
                    'operator' => 'NOT IN',
                ],
            ],
        ]);
    }

    private function meta(WP_Term $term, string $key): int
    {
        $value = get_term_meta($term->term_id, $key, true);

        return is_numeric($value) ? (int) $value : 0;
    }
}
