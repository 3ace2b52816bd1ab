<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records;

/** Reads the IDs of all terms of a product and of their ancestors. The pages of terms list products by these IDs. */
final class ProductTerms
{
    private const MAX_TERMS = 500;

    /** @return list<string> */
    public static function ids(int $product): array
    {
        $ids = [];
        foreach (get_object_taxonomies(ProductVisibility::TYPE) as $taxonomy) {
            $terms = get_the_terms($product, $taxonomy);
            foreach (is_array($terms) ? array_slice($terms, 0, self::MAX_TERMS) : [] as $term) {
                $ids[] = $term->term_id;
                // The page of a category also lists the products of its subcategories.
                array_push(
                    $ids,
                    ...is_taxonomy_hierarchical($taxonomy) ? get_ancestors($term->term_id, $taxonomy, 'taxonomy') : [],
                );
            }
        }

        return array_map(strval(...), array_values(array_unique(array_slice($ids, 0, self::MAX_TERMS))));
    }
}
