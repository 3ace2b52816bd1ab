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
 * @phpstan-import-type ProductView from ProductViewModel
 * @phpstan-import-type ClosestView from SpellingViewModel
 * @phpstan-import-type CorrectionView from SpellingViewModel
 * @phpstan-import-type ExactView from SpellingViewModel
 * @phpstan-import-type TabView from ResultTypes
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
        $products = ['*' => ProductViewModel::fields($fields)];
        $hits = ['*' => HitFields::COMPUTED + $fields->forTemplates()];

        return self::FORM_FIELDS +
            SpellingViewModel::FIELDS + [
                'summary' => true,
                'notices' => ['*' => true],
                'refusal' => ['message' => true, 'clearHref' => true],
                'announcement' => true,
                'isSearching' => true,
                'isStalled' => true,
                'isError' => true,
                'filters' => FiltersViewModel::FIELDS,
                'tabs' => ['*' => ResultTypes::TAB_FIELDS],
                'heading' => true,
                'products' => $products,
                'hits' => $hits,
                'partialHeading' => true,
                'partialProducts' => $products,
                'partialHits' => $hits,
                'noResults' => ['query' => true, 'clearHref' => true, 'closest' => SpellingViewModel::CLOSEST_FIELDS],
                'pagination' => PaginationViewModel::FIELDS,
            ];
    }

    /**
     * @param bool $isQueryCut whether the visitor's text exceeded the maximum length
     * @return array{form: array{action: string, query: string, resetHref: string, hiddenFields: list<HiddenField>},
     *     summary: string, notices: list<string>, refusal: array{message: string, clearHref: ?string}|null,
     *     announcement: string, isSearching: bool, isStalled: bool, isError: bool, filters: ?FiltersView,
     *     correction: ?CorrectionView, exact: ?ExactView, tabs: list<TabView>, heading: ?string,
     *     products: list<ProductView>, hits: list<HitView>, partialHeading: ?string,
     *     partialProducts: list<ProductView>, partialHits: list<HitView>,
     *     noResults: array{query: string, clearHref: ?string, closest: list<ClosestView>}|null,
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
        $parameters =
            $facetsResult === null
                ? ResultTypes::pairs($result->shown->key ?? '')
                : $facetsResult->selected->pairs($facetsResult->list);
        $hasFilters = $result->isFiltered();
        $total = $hasResult ? $result->total() : 0;
        // Nothing can be filtered or sorted. Chosen filters stay, so that the visitor can remove them.
        $filters =
            $facetsResult === null || !$hasResult || ($total === 0 && !$hasFilters)
                ? null
                : FiltersViewModel::make($query, $facetsResult, $address, $texts);
        $here = $address->withParameters($parameters);
        // A new query chooses the best type again, unless the visitor has chosen one, a filter or an order.
        $kept = $result->isChosen || $result->types === [] ? $parameters : [];
        $again = $address->withParameters($kept);
        $hits = $found->hits ?? [];
        $complete = $found?->completeOnPage() ?? 0;
        $isOfProducts = $result->shown?->key === ResultType::PRODUCTS;
        $products = array_map(
            static fn(mixed $hit): array => ProductViewModel::make($hit, $texts->untitled, $fields),
            $isOfProducts ? $hits : [],
        );
        $others = array_map(
            static fn(mixed $hit): array => HitViewModel::make($hit, $settings, $texts->untitled, $fields),
            $isOfProducts ? [] : $hits,
        );
        return [
            'form' => [
                'action' => $action,
                'query' => $query,
                'resetHref' => $again->buildUrl(''),
                'hiddenFields' => FiltersViewModel::hiddenFields([...$address->fixed, ...$kept]),
            ],
            'summary' => $hasResult ? ($result->isExact() ? $texts->results($total) : $texts->estimate($total)) : '',
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
            ...SpellingViewModel::make($query, $found, $again),
            'filters' => $filters,
            'tabs' => $hasResult ? ResultTypes::tabs($result->types, $result->shown, $query, $address, $texts) : [],
            'heading' => $hasResult ? ResultTypes::heading($result->types, $result->shown) : null,
            'products' => array_slice($products, 0, $complete),
            'hits' => array_slice($others, 0, $complete),
            'partialHeading' =>
                $found !== null && $complete < count($hits)
                    ? $texts->partialHeading($isOfProducts, $found->complete > 0)
                    : null,
            'partialProducts' => array_slice($products, $complete),
            'partialHits' => array_slice($others, $complete),
            'noResults' =>
                $found !== null && $total === 0 && ($query !== '' || $hasFilters)
                    ? [
                        'query' => $query,
                        'clearHref' => $filters['clearHref'] ?? null,
                        'closest' => SpellingViewModel::closest($result->lists(), $address),
                    ]
                    : null,
            'pagination' => PaginationViewModel::make($found->page ?? 0, $found->pageCount ?? 0, $query, $here, $texts),
        ];
    }
}
