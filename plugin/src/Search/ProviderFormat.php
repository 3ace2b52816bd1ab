<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use Stallkeeper\Render\Search\Filters\FacetRequests;
use Stallkeeper\Render\Search\Filters\FacetState;
use Stallkeeper\Render\Search\SearchResult;
use Stallkeeper\Tools\Api\SearchAnswers;
use Stallkeeper\Tools\Api\SearchQuery;

/**
 * Converts a request to queries, and their answers to a result. A request consists of several
 * searches, which have names here: hits, numbers of facet values, a search among facet values, products next to the
 * hits.
 */
final class ProviderFormat
{
    public const HITS = 'hits';

    private const VALUES = 'values';
    private const PRODUCTS = 'products';

    /** @return non-empty-array<string, SearchQuery> by name; the hits are first */
    public static function queries(SearchRequest $request): array
    {
        return array_map(static fn(array $params): SearchQuery => new SearchQuery($params), self::searches($request));
    }

    /** @return non-empty-array<string, array<string, mixed>> search parameters by name */
    private static function searches(SearchRequest $request): array
    {
        $filters = $request->filters;
        $hits = ['query' => $request->query, 'page' => $request->page];
        if ($filters === null) {
            return [self::HITS => $hits + $request->params];
        }
        $params =
            $hits + ['indexName' => $filters->list->index($filters->selected->order, $request->backend->indexName)] +
            $request->params;
        $searches = [];
        foreach (FacetRequests::build($params, $filters->list, $filters->selected) as $i => $search) {
            $searches[$i === 0 ? self::HITS : 'count ' . $i] = $search;
        }
        if ($filters->valueSearch !== null) {
            $searches[self::VALUES] = FacetRequests::valueSearch($params, $filters->selected, $filters->valueSearch);
        }
        if ($request->hasProductSearch()) {
            $searches[self::PRODUCTS] = ['query' => $request->query] + (array) $request->productParams;
        }

        return $searches;
    }

    /**
     * @param SearchAnswers $answers without lists if PHP ran no search
     * @param bool $hasFacets whether the backend that answered counts facet values
     * @param string|null $refusal message if the search was refused. The selected filters stay, so that the visitor can
     *     remove them.
     */
    public static function result(
        SearchRequest $request,
        SearchAnswers $answers,
        bool $hasFacets,
        bool $isLimited,
        ?string $refusal,
    ): SearchResult {
        $answers = $refusal === null ? $answers : new SearchAnswers();
        $lists = $answers->lists;
        $filters = $hasFacets || $refusal !== null ? $request->filters : null;
        $facets =
            $filters === null
                ? null
                : new FacetState(
                    $filters->list,
                    $filters->selected,
                    array_values(array_diff_key($lists, [self::PRODUCTS => 1])),
                    $filters->valueSearch?->withCounts($answers->valueCounts),
                );

        return new SearchResult(
            $lists[self::HITS] ?? null,
            $lists[self::PRODUCTS] ?? null,
            $facets,
            $refusal,
            $isLimited,
        );
    }
}
