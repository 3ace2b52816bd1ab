<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

/**
 * Everything that `search/results.php` and its parts can show. The TypeScript twin is `src/search/resultsViewModel.ts`;
 * both run the cases of `fixtures/results.json`.
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
     * @param mixed $results the provider's answer to the query; null where nobody asked yet
     * @param bool $isQueryCut whether the visitor's text was longer than the limit
     * @param mixed $products the answer among products; null where none are shown
     * @param FacetedResult|null $faceted what can be chosen; null where there is nothing to choose
     * @param string|null $refusal message for a search that was refused; null for any other
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
        // stopTheFirstRun: an empty query is answered by nothing, without a search (spec section 4).
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
