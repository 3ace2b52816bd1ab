<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records;

use Stallkeeper\Search\Tokenizer\PlainText;
use WP_Term;

/**
 * Creates the record fields for the terms of a product: values of global attributes, and IDs of all terms and their
 * ancestors.
 */
final class ProductTerms
{
    /** Prefix of the taxonomies of WooCommerce's global attributes. */
    public const ATTRIBUTE = 'pa_';

    /**
     * Maximum number of values of one attribute in a record. Records with thousands of values slow down all searches.
     */
    private const MAX_VALUES = 100;

    private const MAX_TERMS = 500;

    /** @return array{attributes?: array<string, list<string>>, term_ids: list<string>} attributes by taxonomy */
    public static function read(int $product): array
    {
        $attributes = [];
        $ids = [];
        foreach (get_object_taxonomies(ProductVisibility::TYPE) as $taxonomy) {
            $terms = get_the_terms($product, $taxonomy);
            if (!is_array($terms)) {
                continue;
            }
            if (str_starts_with($taxonomy, self::ATTRIBUTE)) {
                $attributes[$taxonomy] = array_values(
                    array_map(
                        static fn(WP_Term $term): string => PlainText::fromHtml($term->name),
                        array_slice($terms, 0, self::MAX_VALUES),
                    ),
                );
            }
            foreach (array_slice($terms, 0, self::MAX_TERMS) as $term) {
                $ids[] = $term->term_id;
                // The page of a category also lists the products of its subcategories.
                array_push(
                    $ids,
                    ...is_taxonomy_hierarchical($taxonomy) ? get_ancestors($term->term_id, $taxonomy, 'taxonomy') : [],
                );
            }
        }

        return ($attributes === [] ? [] : ['attributes' => $attributes]) + [
            'term_ids' => array_map(strval(...), array_values(array_unique(array_slice($ids, 0, self::MAX_TERMS)))),
        ];
    }
}
