<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Filters;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\Search\Filters\FacetRequests;
use Stallkeeper\Render\Search\Filters\FacetState;
use Stallkeeper\Render\Search\Filters\FacetValueSearch;
use Stallkeeper\Render\Search\Filters\Refinements;
use Stallkeeper\Render\Search\HitList;
use Stallkeeper\Search\Query\Scope;
use Stallkeeper\Search\SearchException;
use Stallkeeper\Search\Tokenizer\PlainText;
use Stallkeeper\Tools\Languages\LanguageFilter;
use Stallkeeper\Tools\Search\Limits\PageLimits;
use Stallkeeper\Tools\Search\RefusedSearch;

/**
 * Filters the product lists of the shop with the built-in engine, even if searches use the hosted provider. Only the
 * built-in index contains products that are hidden in searches.
 */
final class CatalogSearch
{
    /** Maximum number of products in a filtered list. WordPress receives their ids in one SQL statement. */
    private const MAX_PRODUCTS = 20_000;

    private ?RefusedSearch $refusal = null;

    public function __construct(
        private readonly FilterDefinitions $definitions,
        private readonly PageLimits $limits,
        private readonly LanguageFilter $language,
        private readonly RequestInput $input,
    ) {}

    /** Reads the filters from the URL of this request. Ignores invalid values. */
    public function selected(CatalogPage $page): Refinements
    {
        return Refinements::read($this->input->query()->all(), $this->definitions->ofCatalog($page->ownAttribute()));
    }

    /**
     * @return list<int>|null ids of the products that match the filters of the URL; empty for a refused search; null
     *     without active filters or without an index
     */
    public function productIds(CatalogPage $page): ?array
    {
        $selected = $this->selected($page);
        if (!$selected->hasFilters()) {
            return null;
        }
        $params = FacetRequests::build(
            $this->params($page),
            $this->definitions->ofCatalog($page->ownAttribute()),
            $selected,
        )[0];
        try {
            return $this->limits->postIds(array_diff_key($params, ['facets' => 1]), self::MAX_PRODUCTS, Scope::Catalog);
        } catch (SearchException $error) {
            $this->refusal = RefusedSearch::fromError($error) ?? $this->refusal;

            return [];
        }
    }

    /**
     * @return FacetState|null the filters with their numbers of products, without numbers if the search was refused;
     *     null without an index
     */
    public function filters(CatalogPage $page): ?FacetState
    {
        $list = $this->definitions->ofCatalog($page->ownAttribute());
        $selected = $this->selected($page);
        $valueSearch = FacetValueSearch::read($this->input->query()->all(), $list);
        $isVisitors = $selected->hasFilters() || $valueSearch !== null;
        $results = [];
        try {
            foreach (FacetRequests::build($this->params($page), $list, $selected) as $params) {
                $result = $this->limits->search(['hitsPerPage' => 0] + $params, $isVisitors, Scope::Catalog);
                if ($result === null) {
                    return null;
                }
                $results[] = self::withoutOwnTerm($result, $page);
            }
            if ($valueSearch !== null) {
                $valueSearch = $valueSearch->withCounts(
                    $this->limits->searchFacetValues(
                        FacetRequests::valueSearch($this->params($page), $selected, $valueSearch),
                        true,
                        Scope::Catalog,
                    ),
                );
            }
        } catch (SearchException $error) {
            $this->refusal = RefusedSearch::fromError($error) ?? $this->refusal;
            $results = [];
        }

        return new FacetState($list, $selected, $results, $valueSearch);
    }

    /** @return RefusedSearch|null why this page lists no products; null if no search was refused */
    public function refusal(): ?RefusedSearch
    {
        return $this->refusal;
    }

    /** @return array<string, mixed> */
    private function params(CatalogPage $page): array
    {
        return $this->language->addTo(['query' => '', 'filters' => $page->filter()]);
    }

    /** Removes the page's own category from the counts, because all products of the page have it. */
    private static function withoutOwnTerm(HitList $result, CatalogPage $page): HitList
    {
        $attribute = $page->term === null ? '' : "taxonomies.{$page->term->taxonomy}";
        $facets = $result->facets;
        if ($page->term !== null && isset($facets[$attribute])) {
            // Records contain names as plain text. WordPress stores them with HTML entities.
            $facets[$attribute] = array_diff_key($facets[$attribute], [PlainText::fromHtml($page->term->name) => 1]);
        }

        return $result->withFacets($facets);
    }
}
