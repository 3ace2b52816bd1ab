<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search\Filters;

use Stallkeeper\Render\Search\SearchType;

/**
 * Builds the requests for a search with facets. In a group with a selected value, the other values must show how many
 * results they would add. So an additional request counts each of these groups without its own selection (disjunctive
 * faceting, as in InstantSearch). All requests are sent in one call.
 */
final class FacetRequests
{
    /** Parameters that decide which records a query finds. */
    private const SAME_RESULTS = [
        'indexName' => 1,
        'query' => 1,
        'filters' => 1,
        'removeWordsIfNoResults' => 1,
        'typoTolerance' => 1,
    ];

    /**
     * @param array<string, mixed> $params parameters of the search
     * @return non-empty-list<array<string, mixed>> the search, then one request without hits for each group with a
     * selection and for each selected limit of the price
     */
    public static function build(array $params, FilterList $list, Refinements $selected): array
    {
        $attributes = array_column($list->groups, 'attribute');
        $facets = $list->hasPrice ? [...$attributes, FilterList::MAX_PRICE, FilterList::PRICE] : $attributes;
        $limit = ['maxValuesPerFacet' => FilterList::VALUES_SHOWN];
        $requests = [
            ['facets' => $facets] +
            $limit +
            self::filters($selected->values, $selected->minPrice, $selected->maxPrice) +
            $params,
        ];
        $count = ['hitsPerPage' => 0, 'page' => 0, 'attributesToRetrieve' => [], 'attributesToHighlight' => []];
        foreach (array_keys($selected->values) as $attribute) {
            $others = array_diff_key($selected->values, [$attribute => 1]);
            $requests[] =
                ['facets' => [$attribute]] +
                $count +
                $limit +
                self::filters($others, $selected->minPrice, $selected->maxPrice) +
                $params;
        }
        if ($selected->minPrice !== null) {
            $requests[] =
                ['facets' => [FilterList::MAX_PRICE]] +
                $count +
                $limit +
                self::filters($selected->values, null, $selected->maxPrice) +
                $params;
        }
        if ($selected->maxPrice !== null) {
            $requests[] =
                ['facets' => [FilterList::PRICE]] +
                $count +
                $limit +
                self::filters($selected->values, $selected->minPrice, null) +
                $params;
        }
        return $requests;
    }

    /**
     * Builds the request for a search in the values of one facet, in the provider's format for multi-query calls. As
     * with the counts, the group's own selection does not narrow it.
     *
     * @param array<string, mixed> $params parameters of the search
     * @return array<string, mixed>
     */
    public static function valueSearch(array $params, Refinements $selected, FacetValueSearch $valueSearch): array
    {
        return [
            'type' => SearchType::Facet->value,
            'facet' => $valueSearch->attribute,
            'facetQuery' => $valueSearch->text,
            'maxFacetHits' => FacetValueSearch::MAX_VALUES,
        ] +
            self::filters(
                array_diff_key($selected->values, [$valueSearch->attribute => 1]),
                $selected->minPrice,
                $selected->maxPrice,
            ) +
            array_intersect_key($params, self::SAME_RESULTS);
    }

    /**
     * A product matches the selected prices if its price range overlaps them.
     *
     * @param array<string, list<string>> $values
     * @return array{facetFilters?: list<list<string>>, numericFilters?: list<string>}
     */
    private static function filters(array $values, ?float $minPrice, ?float $maxPrice): array
    {
        $facets = [];
        foreach ($values as $attribute => $selected) {
            // A leading minus would negate the filter.
            $facets[] = array_map(
                static fn(string $value): string => $attribute .
                    ':' .
                    (str_starts_with($value, '-') ? '\\' : '') .
                    $value,
                $selected,
            );
        }
        $numbers = [
            ...$maxPrice === null ? [] : [FilterList::PRICE . '<=' . $maxPrice],
            ...$minPrice === null ? [] : [FilterList::MAX_PRICE . '>=' . $minPrice],
        ];
        return ($facets === [] ? [] : ['facetFilters' => $facets]) +
            ($numbers === [] ? [] : ['numericFilters' => $numbers]);
    }
}
