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

/**
 * Runs WooCommerce's own product search (`/?s=…&post_type=product`) with the built-in engine, so that it supports
 * product codes, synonyms and typos. WooCommerce prints the list, sorts it if the visitor selects an order, and splits
 * it into pages.
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
            $query->get('post_type') !== Products::TYPE ||
            !is_string($text) ||
            trim($text) === ''
        ) {
            return;
        }
        try {
            $ids = $this->limits->postIds(
                $this->language->addTo(['query' => $text, 'filters' => Products::FILTER]),
                self::MAX_PRODUCTS,
                Scope::Search,
            );
        } catch (SearchException $error) {
            RefusedSearch::fromError($error)?->sendHeaders();
            $ids = [];
        }
        if ($ids === null) {
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

    /**
     * Hook: `posts_search`. The SQL condition would remove results of the engine that do not contain the exact words.
     */
    public function removeTextSearch(mixed $sql, mixed $query): mixed
    {
        return $query === $this->answered ? '' : $sql;
    }
}
