<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

/**
 * Values for the template `search/results.php` and its parts. The TypeScript counterpart is
 * `src/search/resultsViewModel.ts`. Both pass the cases of `fixtures/results.json`.
 *
 * @phpstan-import-type HitView from HitViewModel
 * @phpstan-import-type PaginationView from PaginationViewModel
 * @phpstan-import-type ShelfView from ProductsViewModel
 * @phpstan-import-type FacetsView from FacetsViewModel
 * @phpstan-import-type Kept from FacetsViewModel
 */
final class ResultsViewModel
{
    /**
     * @param mixed $results provider's response to the query; null before the first search
     * @param bool $isQueryCut whether the visitor's text exceeded the maximum length
     * @param mixed $products provider's response to the product search; null when no products are shown
     * @param FacetedResult|null $faceted facets of the list; null when it has none
     * @param string|null $refusal message for a rejected search; null otherwise
     * @return array{form: array{action: string, query: string, resetHref: string, kept: list<Kept>}, summary: string,
     *     notices: list<string>, refused: list<array{message: string, clear: list<string>}>, announcement: string, isSearching: bool, isStalled: bool, isError: bool, facets: list<FacetsView>,
     *     shelf: list<ShelfView>, hits: list<HitView>, empty: list<array{query: string, queries: list<string>, clear: list<string>}>,
     *     pagination: list<PaginationView>}
     */
    public static function make(
        string $query,
        mixed $results,
        string $action,
        SearchSettings $settings,
        SearchAddress $address,
        SearchTexts $texts,
        bool $isQueryCut = false,
        mixed $products = null,
        ?FacetedResult $faceted = null,
        ?string $refusal = null,
    ): array {
        // With stopTheFirstRun an empty query shows no results and sends no request.
        $isAnswered = is_array($results) && !($settings->stopTheFirstRun && $query === '');
        $results = $isAnswered ? $results : [];
        $count = UntrustedData::number($results, 'nbHits');
        $kept = $faceted === null ? [] : $faceted->chosen->pairs($faceted->list);
        $facets = $faceted === null || !$isAnswered ? [] : [FacetsViewModel::make($query, $faceted, $address, $texts)];
        $isNarrow = $faceted?->chosen->narrow() ?? false;
        $here = $address->keeping($kept);
        return [
            'form' => ['action' => $action, 'query' => $query, 'resetHref' => $here->of(''), 'kept' => FacetsViewModel::kept($kept)],
            'summary' => $isAnswered ? $texts->results($count) : '',
            'notices' => $isQueryCut ? [$texts->tooLong] : [],
            'refused' => $refusal === null || $isAnswered ? [] : [['message' => $refusal, 'clear' => $faceted === null ? [] : FacetsViewModel::make($query, $faceted, $address, $texts)['clear']]],
            'announcement' => '',
            'isSearching' => false,
            'isStalled' => false,
            'isError' => false,
            'facets' => $facets,
            'shelf' => ProductsViewModel::make($query, $products, $address, $texts->untitled),
            'hits' => array_map(
                static fn(mixed $hit): array => HitViewModel::make($hit, $settings, $texts->untitled),
                UntrustedData::list($results, 'hits'),
            ),
            'empty' => $isAnswered && $count === 0 && ($query !== '' || $isNarrow)
                ? [['query' => $query, 'queries' => $query === '' ? [] : [$query], 'clear' => $facets[0]['clear'] ?? []]]
                : [],
            'pagination' => PaginationViewModel::make(UntrustedData::number($results, 'page'), UntrustedData::number($results, 'nbPages'), $query, $here, $texts),
        ];
    }
}
