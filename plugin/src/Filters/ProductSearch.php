<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Filters;

use Stallkeeper\Search\Query\Scope;
use Stallkeeper\Search\SearchException;
use Stallkeeper\Tools\Languages\LanguageFilter;
use Stallkeeper\Tools\Search\Limits\PageLimits;
use Stallkeeper\Tools\Search\Records\Products;
use Stallkeeper\Tools\Search\RefusedSearch;
use WP_Query;
use WP_Term;

/**
 * Runs WooCommerce's own product search (`/?s=…&post_type=product`, also inside of a category and other lists of the
 * shop) with the built-in engine, so that it supports product codes, synonyms and typos. WooCommerce prints the list,
 * sorts it if the visitor selects an order, and splits it into pages. Its other conditions stay, such as the category.
 */
final class ProductSearch
{
    /** Number of results that can be reached, as on the results page. */
    private const MAX_PRODUCTS = 1000;

    /** Sort order that WooCommerce uses for searches unless the visitor chooses another one. */
    private const RELEVANCE = 'relevance';

    private ?WP_Query $answered = null;

    public function __construct(private readonly LanguageFilter $language, private readonly PageLimits $limits) {}

    /** Hook: `woocommerce_product_query`. */
    public function findProducts(WP_Query $query): void
    {
        $text = $query->get('s');
        if (
            !$query->is_main_query() ||
            !$query->is_search() ||
            !self::isOfProducts($query) ||
            !is_string($text) ||
            trim($text) === ''
        ) {
            return;
        }
        try {
            $ids = $this->limits->postIds(
                $this->language->addTo(['query' => $text, 'filters' => Products::FILTER . self::termFilter($query)]),
                self::MAX_PRODUCTS,
                Scope::Search,
            );
        } catch (SearchException $error) {
            RefusedSearch::fromError($error)?->sendHeaders();
            $ids = [];
        }
        // Of more products, some in the list's category could be missing. WordPress finds all of them.
        if ($ids === null || (count($ids) >= self::MAX_PRODUCTS && self::hasConditions($query))) {
            return;
        }
        $this->answered = $query;
        add_filter('posts_search', [$this, 'removeTextSearch'], 10, 2);
        ListedProducts::limit($query, $ids);
        $order = $query->get('orderby');
        if ($order === '' || (is_string($order) && str_starts_with($order, self::RELEVANCE))) {
            $query->set('orderby', 'post__in');
        }
    }

    private static function isOfProducts(WP_Query $query): bool
    {
        return in_array($query->get('post_type'), [Products::TYPE, [Products::TYPE]], true) ||
            $query->is_tax(get_object_taxonomies(Products::TYPE));
    }

    /** Whether the search has conditions that the engine does not know. */
    private static function hasConditions(WP_Query $query): bool
    {
        return $query->is_author() || $query->is_date() || ($query->is_tax() && self::termFilter($query) === '');
    }

    /** @return string filter of the only term of the list, which includes its child terms; '' for other lists */
    private static function termFilter(WP_Query $query): string
    {
        $clauses = array_values(array_filter($query->tax_query->queries ?? [], is_array(...)));
        $terms = is_array($clauses[0]['terms'] ?? null) ? $clauses[0]['terms'] : [];
        $term = count($clauses) === 1 && count($terms) === 1 ? $query->get_queried_object() : null;

        return $term instanceof WP_Term && in_array($term->taxonomy, get_object_taxonomies(Products::TYPE), true)
            ? " AND term_ids:$term->term_id"
            : '';
    }

    /**
     * Hook: `posts_search`. The SQL condition would remove results of the engine that do not contain the exact words.
     */
    public function removeTextSearch(mixed $sql, mixed $query): mixed
    {
        return $query === $this->answered ? '' : $sql;
    }
}
