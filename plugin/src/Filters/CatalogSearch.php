<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Filters;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\Search\Filters\FacetRequests;
use Stallkeeper\Render\Search\Filters\FacetState;
use Stallkeeper\Render\Search\Filters\FacetValueSearch;
use Stallkeeper\Render\Search\Filters\FilterList;
use Stallkeeper\Render\Search\Filters\Refinements;
use Stallkeeper\Render\Search\Filters\TermPath;
use Stallkeeper\Render\Search\HitList;
use Stallkeeper\Search\Query\Scope;
use Stallkeeper\Search\SearchException;
use Stallkeeper\Tools\Languages\LanguageFilter;
use Stallkeeper\Tools\Search\Filters\FilterDefinitions;
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
        return $this->definitions->selected($this->definitions->ofCatalog($page->ownAttribute()));
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
            $own = $page->ownTerms();
            // The terms of the page are removed from the counts, and visitors still see the maximum number of values.
            $more = ['hitsPerPage' => 0, 'maxValuesPerFacet' => FilterList::VALUES_SHOWN + count($own)];
            foreach (FacetRequests::build($this->params($page), $list, $selected) as $params) {
                $result = $this->limits->search($more + $params, $isVisitors, Scope::Catalog);
                if ($result === null) {
                    return null;
                }
                $results[] = self::withoutTerms($result, $page, $own);
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

    /**
     * Removes the page's own category and its ancestors from the counts, because all products of the page have them.
     *
     * @param list<int> $own ids of terms
     */
    private static function withoutTerms(HitList $result, CatalogPage $page, array $own): HitList
    {
        $attribute = TermPath::ATTRIBUTE . ($page->term === null ? '' : $page->term->taxonomy);
        $facets = $result->facets;
        if (isset($facets[$attribute])) {
            $facets[$attribute] = array_filter(
                $facets[$attribute],
                static fn(int|string $value): bool => !in_array(TermPath::id((string) $value), $own, true),
                ARRAY_FILTER_USE_KEY,
            );
        }

        return $result->withFacets($facets);
    }
}
