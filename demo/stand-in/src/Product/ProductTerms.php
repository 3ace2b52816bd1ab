<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Stallkeeper\Demo\StandIn\Value;
use WC_Post_Types;
use WC_Product;
use WP_Term;

/** Taxonomies of a product: categories, tags, product type and visibility. */
final class ProductTerms
{
    private const HIDDEN = ['exclude-from-search', 'exclude-from-catalog'];
    private const TERMS = [
        'product_type' => ['simple', 'grouped', 'variable', 'external'],
        'product_visibility' => [...self::HIDDEN, 'featured', 'outofstock', 'rated-1', 'rated-2', 'rated-3', 'rated-4', 'rated-5'],
    ];

    /** All there are, made once: two products that are saved at the same moment would make the same one twice. */
    public static function create(): void
    {
        WC_Post_Types::register_taxonomies();
        foreach (self::TERMS as $taxonomy => $names) {
            foreach (array_filter($names, static fn(string $name): bool => term_exists($name, $taxonomy) === null) as $name) {
                wp_insert_term($name, $taxonomy);
            }
        }
    }

    /** @return array<string, mixed> */
    public static function read(int $id): array
    {
        $marks = self::terms($id, 'product_visibility', 'slug');
        return [
            'category_ids' => self::terms($id, 'product_cat', 'term_id'),
            'tag_ids' => self::terms($id, 'product_tag', 'term_id'),
            'featured' => in_array('featured', $marks, true),
            'catalog_visibility' => match (array_values(array_intersect(self::HIDDEN, $marks))) {
                self::HIDDEN => 'hidden',
                [self::HIDDEN[0]] => 'catalog',
                [self::HIDDEN[1]] => 'search',
                default => 'visible',
            },
        ];
    }

    public static function write(int $id, WC_Product $product): void
    {
        $categories = $product->get_category_ids('edit');
        wp_set_object_terms($id, $categories !== [] ? $categories : Value::ids([get_option('default_product_cat', 0)]), 'product_cat');
        wp_set_object_terms($id, $product->get_tag_ids('edit'), 'product_tag');
        wp_set_object_terms($id, [$product->get_type()], 'product_type');
        wp_set_object_terms($id, self::marks($product), 'product_visibility');
    }

    /** @return list<string> */
    private static function marks(WC_Product $product): array
    {
        $marks = match ($product->get_catalog_visibility('edit')) {
            'hidden' => self::HIDDEN,
            'catalog' => [self::HIDDEN[0]],
            'search' => [self::HIDDEN[1]],
            default => [],
        };
        if ($product->get_featured('edit')) {
            $marks[] = 'featured';
        }
        if ($product->get_stock_status('edit') === 'outofstock') {
            $marks[] = 'outofstock';
        }
        $stars = (int) round($product->get_average_rating('edit'));
        return $stars > 0 ? [...$marks, 'rated-' . min(5, $stars)] : $marks;
    }

    /**
     * @param 'slug'|'term_id' $field
     * @return ($field is 'slug' ? list<string> : list<int>)
     */
    private static function terms(int $id, string $taxonomy, string $field): array
    {
        $terms = get_the_terms($id, $taxonomy);
        $terms = is_array($terms) ? array_values($terms) : [];

        return $field === 'slug'
            ? array_map(static fn(WP_Term $term): string => $term->slug, $terms)
            : array_map(static fn(WP_Term $term): int => $term->term_id, $terms);
    }
}
