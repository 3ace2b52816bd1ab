<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Stallkeeper\Demo\StandIn\Value;
use WC_Post_Types;
use WC_Product;
use WP_Term;

/** Stores categories, tags, product type and visibility of a product as terms. */
final class ProductTerms
{
    private const HIDDEN_TERMS = ['exclude-from-search', 'exclude-from-catalog'];
    private const TERMS = [
        'product_type' => ['simple', 'grouped', 'variable', 'external'],
        'product_visibility' => [
            ...self::HIDDEN_TERMS,
            'featured',
            'outofstock',
            'rated-1',
            'rated-2',
            'rated-3',
            'rated-4',
            'rated-5',
        ],
    ];

    /** Creates all terms on activation. Otherwise, saving two products at the same time could create duplicates. */
    public static function create(): void
    {
        WC_Post_Types::register_taxonomies();
        foreach (self::TERMS as $taxonomy => $names) {
            foreach (
                array_filter($names, static fn(string $name): bool => term_exists($name, $taxonomy) === null)
                as $name
            ) {
                wp_insert_term($name, $taxonomy);
            }
        }
    }

    /** @return array<string, mixed> */
    public static function read(int $id): array
    {
        $visibility = self::terms($id, 'product_visibility', 'slug');
        return [
            'category_ids' => self::terms($id, 'product_cat', 'term_id'),
            'tag_ids' => self::terms($id, 'product_tag', 'term_id'),
            'featured' => in_array('featured', $visibility, true),
            'catalog_visibility' => match (array_values(array_intersect(self::HIDDEN_TERMS, $visibility))) {
                self::HIDDEN_TERMS => 'hidden',
                [self::HIDDEN_TERMS[0]] => 'catalog',
                [self::HIDDEN_TERMS[1]] => 'search',
                default => 'visible',
            },
        ];
    }

    public static function write(int $id, WC_Product $product): void
    {
        $categories = $product->get_category_ids('edit');
        wp_set_object_terms(
            $id,
            $categories !== [] ? $categories : Value::ids([get_option('default_product_cat', 0)]),
            'product_cat',
        );
        wp_set_object_terms($id, $product->get_tag_ids('edit'), 'product_tag');
        wp_set_object_terms($id, [$product->get_type()], 'product_type');
        wp_set_object_terms($id, self::visibilityTerms($product), 'product_visibility');
    }

    /** @return list<string> */
    private static function visibilityTerms(WC_Product $product): array
    {
        $visibility = match ($product->get_catalog_visibility('edit')) {
            'hidden' => self::HIDDEN_TERMS,
            'catalog' => [self::HIDDEN_TERMS[0]],
            'search' => [self::HIDDEN_TERMS[1]],
            default => [],
        };
        if ($product->get_featured('edit')) {
            $visibility[] = 'featured';
        }
        if ($product->get_stock_status('edit') === 'outofstock') {
            $visibility[] = 'outofstock';
        }
        $stars = (int) round($product->get_average_rating('edit'));
        return $stars > 0 ? [...$visibility, 'rated-' . min(5, $stars)] : $visibility;
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
