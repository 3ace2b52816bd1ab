<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

use Stallkeeper\Render\Search\Filters\FiltersViewModel;

/**
 * Values for the template `search/results.php` and its parts. The TypeScript counterpart is
 * `src/search/viewModels/resultsViewModel.ts`. Both pass the cases of `fixtures/search/results.json`.
 *
 * @phpstan-import-type HitView from HitViewModel
 * @phpstan-import-type PaginationView from PaginationViewModel
 * @phpstan-import-type ProductsView from ProductsViewModel
 * @phpstan-import-type FiltersView from FiltersViewModel
 * @phpstan-import-type HiddenField from FiltersViewModel
 */
final class ResultsViewModel
{
    /** Fields of the search form, also outside of results. */
    public const FORM_FIELDS = [
        'form' => [
            'action' => true,
            'query' => true,
            'resetHref' => true,
            'hiddenFields' => FiltersViewModel::HIDDEN_FIELDS,
        ],
    ];

    /** @return array<string, mixed> fields for templates, see {@see \Stallkeeper\Render\Template\FieldCheck} */
    public static function fields(HitFields $fields): array
    {
        return self::FORM_FIELDS + [
            'summary' => true,
            'notices' => ['*' => true],
            'refusal' => ['message' => true, 'clearHref' => true],
            'announcement' => true,
            'isSearching' => true,
            'isStalled' => true,
            'isError' => true,
            'filters' => FiltersViewModel::FIELDS,
            'products' => ProductsViewModel::fields($fields),
            'hits' => ['*' => HitFields::COMPUTED + $fields->forTemplates()],
            'noResults' => ['query' => true, 'clearHref' => true],
            'pagination' => PaginationViewModel::FIELDS,
        ];
    }

    /**
     * @param bool $isQueryCut whether the visitor's text exceeded the maximum length
     * @return array{form: array{action: string, query: string, resetHref: string, hiddenFields: list<HiddenField>},
     *     summary: string, notices: list<string>, refusal: array{message: string, clearHref: ?string}|null,
     *     announcement: string, isSearching: bool, isStalled: bool, isError: bool, filters: ?FiltersView,
     *     products: ?ProductsView, hits: list<HitView>, noResults: array{query: string, clearHref: ?string}|null,
     *     pagination: ?PaginationView}
     */
    public static function make(
        string $query,
        SearchResult $result,
        string $action,
        SearchSettings $settings,
        SearchAddress $address,
        SearchTexts $texts,
        HitFields $fields,
        bool $isQueryCut = false,
    ): array {
        // With stopTheFirstRun an empty query shows no results and sends no request.
        $found = $settings->stopTheFirstRun && $query === '' ? null : $result->hits;
        $hasResult = $found !== null;
        $facetsResult = $result->facets;
        $parameters = $facetsResult === null ? [] : $facetsResult->selected->pairs($facetsResult->list);
        $filters =
            $facetsResult === null || !$hasResult
                ? null
                : FiltersViewModel::make($query, $facetsResult, $address, $texts);
        $hasFilters = $facetsResult?->selected->hasFilters() ?? false;
        $here = $address->withParameters($parameters);
        return [
            'form' => [
                'action' => $action,
                'query' => $query,
                'resetHref' => $here->buildUrl(''),
                'hiddenFields' => FiltersViewModel::hiddenFields($parameters),
            ],
            'summary' => $hasResult
                ? ($found->isExact
                    ? $texts->results($found->total)
                    : $texts->estimate($found->total))
                : '',
            'notices' => $isQueryCut ? [$texts->tooLong] : [],
            'refusal' =>
                $result->refusal === null || $hasResult
                    ? null
                    : [
                        'message' => $result->refusal,
                        'clearHref' =>
                            $facetsResult === null
                                ? null
                                : FiltersViewModel::make($query, $facetsResult, $address, $texts)['clearHref'],
                    ],
            'announcement' => '',
            'isSearching' => false,
            'isStalled' => false,
            'isError' => false,
            'filters' => $filters,
            'products' => ProductsViewModel::make($query, $result->products, $address, $texts->untitled, $fields),
            'hits' => array_map(
                static fn(mixed $hit): array => HitViewModel::make($hit, $settings, $texts->untitled, $fields),
                $found->hits ?? [],
            ),
            'noResults' =>
                $hasResult && $found->total === 0 && ($query !== '' || $hasFilters)
                    ? ['query' => $query, 'clearHref' => $filters['clearHref'] ?? null]
                    : null,
            'pagination' => PaginationViewModel::make($found->page ?? 0, $found->pageCount ?? 0, $query, $here, $texts),
        ];
    }
}
