<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

/**
 * Everything that `search/results.php` and its parts can show. The TypeScript twin is `src/search/resultsViewModel.ts`;
 * both run the cases of `fixtures/results.json`.
 *
 * @phpstan-import-type HitView from HitViewModel
 * @phpstan-import-type PaginationView from PaginationViewModel
 * @phpstan-import-type ShelfView from ShelfViewModel
 */
final class ResultsViewModel
{
    /**
     * @param mixed $results the provider's answer to the query; null where nobody asked yet
     * @param bool $isQueryCut whether the visitor's text was longer than the limit
     * @param mixed $products the answer among products; null where none are shown
     * @return array{form: array{action: string, query: string, resetHref: string}, summary: string, notices: list<string>,
     *     announcement: string, isSearching: bool, isStalled: bool, isError: bool, shelf: list<ShelfView>, hits: list<HitView>,
     *     empty: list<array{query: string}>, pagination: list<PaginationView>}
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
    ): array {
        // stopTheFirstRun: an empty query is answered by nothing, without a search (spec section 4).
        $isAnswered = is_array($results) && !($settings->stopTheFirstRun && $query === '');
        $results = $isAnswered ? $results : [];
        $count = Raw::number($results, 'nbHits');
        return [
            'form' => ['action' => $action, 'query' => $query, 'resetHref' => $address->of('')],
            'summary' => $isAnswered ? $texts->results($count) : '',
            'notices' => $isQueryCut ? [$texts->tooLong] : [],
            'announcement' => '',
            'isSearching' => false,
            'isStalled' => false,
            'isError' => false,
            'shelf' => ShelfViewModel::make($query, $products, $address, $texts->untitled),
            'hits' => array_map(
                static fn(mixed $hit): array => HitViewModel::make($hit, $settings, $texts->untitled),
                Raw::list($results, 'hits'),
            ),
            'empty' => $isAnswered && $count === 0 && $query !== '' ? [['query' => $query]] : [],
            'pagination' => PaginationViewModel::make(Raw::number($results, 'page'), Raw::number($results, 'nbPages'), $query, $address, $texts),
        ];
    }
}
