<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use Stallkeeper\Render\Search\Filters\FacetRequests;
use Stallkeeper\Render\Search\Filters\FacetState;
use Stallkeeper\Render\Search\ResultType;
use Stallkeeper\Render\Search\ResultTypes;
use Stallkeeper\Render\Search\SearchResult;
use Stallkeeper\Tools\Api\SearchAnswers;
use Stallkeeper\Tools\Api\SearchQuery;

/**
 * Converts a request to queries, and their answers to a result. A request consists of several searches, which have
 * names here: the hits of each type of results, numbers of facet values, a search among facet values.
 */
final class ProviderFormat
{
    private const HITS = 'hits';
    private const COUNT = 'count';
    private const VALUES = 'values';

    /** @return non-empty-array<string, SearchQuery> by name; hits are before their counts */
    public static function queries(SearchRequest $request): array
    {
        return array_map(static fn(array $params): SearchQuery => new SearchQuery($params), self::searches($request));
    }

    /** @return non-empty-array<string, array<string, mixed>> search parameters by name */
    private static function searches(SearchRequest $request): array
    {
        $hits = ['query' => $request->query, 'page' => $request->page];
        $searches = [];
        foreach ($request->types as $type) {
            $filters = $type->filters;
            // A page number of a chosen type is not one of the others.
            $page = $request->chosen === null || $request->chosen === $type->key ? [] : ['page' => 0];
            $params =
                $page +
                $hits + [
                    'indexName' => $filters->list->index($filters->selected->order, $request->backend->indexName),
                ] +
                $type->params;
            foreach (FacetRequests::build($params, $filters->list, $filters->selected) as $i => $search) {
                $searches[self::name($i === 0 ? self::HITS : self::COUNT . $i, $type->key)] = $search;
            }
            if ($filters->valueSearch !== null) {
                $searches[self::VALUES] = FacetRequests::valueSearch(
                    $params,
                    $filters->selected,
                    $filters->valueSearch,
                );
            }
        }

        return $searches === [] ? [self::HITS => $hits + $request->params] : $searches;
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
        $types = [];
        foreach ($request->types as $type) {
            $list = $answers->lists[self::name(self::HITS, $type->key)] ?? null;
            if ($list !== null) {
                $types[] = new ResultType($type->key, $type->label, $list);
            }
        }
        $isFiltered = $request->type($request->chosen)?->filters->selected->hasFilters() ?? false;
        $shown = $types === [] ? null : ResultTypes::choose($types, $request->chosen, $isFiltered);
        $type = $request->type($shown->key ?? $request->chosen);

        return new SearchResult(
            $request->types === [] ? $answers->lists[self::HITS] ?? null : $shown?->list,
            $types,
            $shown,
            $request->chosen !== null,
            $type === null || (!$hasFacets && $refusal === null) ? null : self::facets($type, $answers),
            $refusal,
            $isLimited,
        );
    }

    private static function facets(TypeSearch $type, SearchAnswers $answers): FacetState
    {
        $filters = $type->filters;
        $isOfType = static fn(string $name): bool => str_ends_with($name, self::name('', $type->key));

        return new FacetState(
            $filters->list,
            $filters->selected,
            array_values(array_filter($answers->lists, $isOfType, ARRAY_FILTER_USE_KEY)),
            $filters->valueSearch?->withCounts($answers->valueCounts),
        );
    }

    private static function name(string $search, string $type): string
    {
        return "$search of $type";
    }
}
