<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Search;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Search\Filters\FacetRequests;
use Stallkeeper\Render\Search\Filters\FacetState;
use Stallkeeper\Render\Search\Filters\FacetValueSearch;
use Stallkeeper\Render\Search\Filters\FilterList;
use Stallkeeper\Render\Search\Filters\FiltersViewModel;
use Stallkeeper\Render\Search\Filters\PriceFormat;
use Stallkeeper\Render\Search\Filters\Refinements;
use Stallkeeper\Render\Search\Filters\TermPath;
use Stallkeeper\Render\Search\HitFields;
use Stallkeeper\Render\Search\HitList;
use Stallkeeper\Render\Search\ResultsViewModel;
use Stallkeeper\Render\Search\SearchAddress;
use Stallkeeper\Render\Search\SearchResult;
use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Render\Search\SearchTexts;
use Stallkeeper\Render\Tests\Fixture;

/** Tests refinements and facets. Jest runs the same fixtures. */
final class FiltersTest extends TestCase
{
    /** @return array<string, array{mixed, mixed}> */
    public static function refinements(): array
    {
        return Fixture::cases('search/refinements');
    }

    /**
     * @param array{list: string, search: string} $input
     * @param array{values: array<string, list<string>>, minPrice: int|float|null, maxPrice: int|float|null,
     *     order: string, minText: string, maxText: string, address: string} $expected
     */
    #[DataProvider('refinements')]
    public function testChoicesAreReadFromAnAddressAndWrittenIntoOne(array $input, array $expected): void
    {
        [$list, $selected] = self::selected($input['list'], $input['search']);
        $back = (new SearchAddress('/', 'q', 'p'))->withParameters($selected->pairs($list))->buildUrl('');
        self::assertEquals($expected, [
            'values' => $selected->values,
            'minPrice' => $selected->minPrice,
            'maxPrice' => $selected->maxPrice,
            'order' => $selected->order,
            'minText' => $selected->minText,
            'maxText' => $selected->maxText,
            'address' => substr($back, 2),
        ]);
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function facets(): array
    {
        return Fixture::cases('search/filters');
    }

    /**
     * @param array{list: string, query: string, search: string, isExact?: bool, results: list<mixed>,
     *     valueSearch?: array{attribute: string, text: string, hits: list<mixed>}} $input
     */
    #[DataProvider('facets')]
    public function testResponsesBecomeFilters(array $input, mixed $expected): void
    {
        [$list, $selected] = self::selected($input['list'], $input['search']);
        $texts = SearchTexts::make(static fn(int $n): string => '%s', ',', '', '', '');
        $valueSearch = isset($input['valueSearch'])
            ? new FacetValueSearch(
                $input['valueSearch']['attribute'],
                $input['valueSearch']['text'],
                FacetValueSearch::readCounts(['facetHits' => $input['valueSearch']['hits']]),
            )
            : null;
        self::assertSame(
            $expected,
            FiltersViewModel::make(
                $input['query'],
                new FacetState(
                    $list,
                    $selected,
                    array_map(HitList::fromProvider(...), $input['results']),
                    $valueSearch,
                ),
                (new SearchAddress('/', 's', 'paged'))->withExact($input['isExact'] ?? false),
                $texts,
            ),
        );
    }

    #[TestWith(['', 0, false])]
    #[TestWith(['', 1, true])]
    #[TestWith(['shop_category[]=Tea', 0, true])]
    #[TestDox('Filters are shown if there is something to filter, or a filter to remove: "$search", $total results')]
    public function testNothingToFilter(string $search, int $total, bool $isShown): void
    {
        [$list, $selected] = self::selected('posts', $search);
        $hits = HitList::fromProvider(['hits' => [], 'nbHits' => $total]);
        $view = ResultsViewModel::make(
            'tea',
            new SearchResult($hits, facets: new FacetState($list, $selected, [$hits])),
            '/',
            SearchSettings::fromAttributes([]),
            new SearchAddress('/', 's', 'paged'),
            SearchTexts::make(static fn(int $n): string => '%s', ',', '', '', ''),
            HitFields::createDefault(),
        );
        self::assertSame($isShown, $view['filters'] !== null);
    }

    public function testValuesOfAGroupAreCountedWithoutTheGroupsOwnChoice(): void
    {
        [$list, $selected] = self::selected('posts', 'shop_category[]=Tea&shop_category[]=-x&shop_year[]=2024');
        $filters = array_map(
            static fn(array $question): array => [
                $question['facets'],
                $question['facetFilters'] ?? [],
                $question['hitsPerPage'] ?? null,
            ],
            FacetRequests::build(['hitsPerPage' => 7], $list, $selected),
        );
        self::assertSame(
            [
                [
                    ['taxonomies.category', 'post_year'],
                    [['taxonomies.category:Tea', 'taxonomies.category:\\-x'], ['post_year:2024']],
                    7,
                ],
                [['taxonomies.category'], [['post_year:2024']], 0],
                [['post_year'], [['taxonomies.category:Tea', 'taxonomies.category:\\-x']], 0],
            ],
            $filters,
        );
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function termPaths(): array
    {
        return Fixture::cases('search/term-paths');
    }

    /**
     * @param list<string> $values
     * @param array{labels: list<string>, ids: list<int>} $expected
     */
    #[DataProvider('termPaths')]
    public function testTermsHaveTheirNamesAndEqualNamesHaveTheirPaths(array $values, array $expected): void
    {
        self::assertSame($expected, [
            'labels' => array_values(TermPath::labels($values)),
            'ids' => array_map(TermPath::id(...), $values),
        ]);
    }

    public function testALongPathKeepsItsFirstAndItsLastNames(): void
    {
        self::assertSame('Men › Shoes~12', TermPath::make(['Men', 'Shoes'], 12));
        self::assertSame('A > B › C~3', TermPath::make(['A › B', 'C'], 3));
        $levels = array_map(static fn(int $n): string => "Category of the level $n", range(1, 10));
        $path = TermPath::make($levels, 9);
        self::assertSame(
            'Category of the level 1 › … › Category of the level 7 › Category of the level 8 › Category of the level 9' .
                ' › Category of the level 10~9',
            $path,
        );
        self::assertSame('Category of the level 10', TermPath::labels([$path])[$path]);
        $long = TermPath::make([str_repeat('ä', 200), str_repeat('b', 200), str_repeat('☕', 200)], PHP_INT_MAX);
        self::assertLessThanOrEqual(Refinements::MAX_VALUE_LENGTH, mb_strlen($long));
        self::assertSame(PHP_INT_MAX, TermPath::id($long));
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function values(): array
    {
        return Fixture::cases('search/facet-requests');
    }

    /** @param array{search: string} $input */
    #[DataProvider('values')]
    public function testAChoiceOfValuesBecomesRequests(array $input, mixed $expected): void
    {
        parse_str($input['search'], $parameters);
        $group = [
            'attribute' => 'taxonomies.post_tag',
            'name' => 'shop_tag',
            'title' => 'Tags',
            'order' => 'count',
            'labels' => [],
        ];
        $list = new FilterList('', [$group], false, []);
        self::assertSame(
            $expected,
            array_map(
                static fn(array $request): array => [
                    'facets' => $request['facets'],
                    'facetFilters' => $request['facetFilters'] ?? [],
                ],
                FacetRequests::build([], $list, Refinements::read($parameters, $list)),
            ),
        );
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function prices(): array
    {
        return Fixture::cases('search/price-requests');
    }

    /** @param array{search: string} $input */
    #[DataProvider('prices')]
    public function testAChoiceOfPricesBecomesRequests(array $input, mixed $expected): void
    {
        [$list, $selected] = self::selected('products', $input['search']);
        $list = new FilterList($list->kind, [], $list->hasPrice, $list->orders);
        $requests = FacetRequests::build(['hitsPerPage' => 7], $list, $selected);
        self::assertSame(
            $expected,
            array_map(
                static fn(array $request): array => [
                    'facets' => $request['facets'],
                    'numericFilters' => $request['numericFilters'] ?? [],
                ],
                $requests,
            ),
        );
    }

    public function testASearchForFacetValuesIsLimitedAndIgnoresTheSelectionOfItsGroup(): void
    {
        [$list, $selected] = self::selected('posts', 'shop_category[]=Tea&shop_year[]=2024');
        $read = static function (string $search) use ($list): ?string {
            parse_str($search, $parameters);
            return FacetValueSearch::read($parameters, $list)?->text;
        };
        self::assertSame(
            ['gre en', str_repeat('ä', 100)],
            [$read('shop_find[shop_category]=%20gre%0Aen'), $read('shop_find[shop_category]=' . str_repeat('ä', 300))],
        );
        foreach (
            [
                'shop_find=x',
                'shop_find[shop_category]=%20',
                'shop_find[shop_category][]=x',
                'shop_find[other]=x',
                'shop_find[shop_category]=%FF',
            ]
            as $nonsense
        ) {
            self::assertNull($read($nonsense), $nonsense);
        }
        self::assertSame(
            [
                'type' => 'facet',
                'facet' => 'taxonomies.category',
                'facetQuery' => 'gre',
                'maxFacetHits' => 10,
                'facetFilters' => [['post_year:2024']],
                'indexName' => 'posts',
                'query' => 'tea',
                'filters' => 'language:de',
                'typoTolerance' => false,
                'removeWordsIfNoResults' => 'none',
            ],
            FacetRequests::valueSearch(
                [
                    'indexName' => 'posts',
                    'query' => 'tea',
                    'filters' => 'language:de',
                    'typoTolerance' => false,
                    'removeWordsIfNoResults' => 'none',
                    'hitsPerPage' => 7,
                ],
                $selected,
                new FacetValueSearch('taxonomies.category', 'gre'),
            ),
        );
    }

    public function testASearchWithoutFiltersIsOneRequest(): void
    {
        [$list, $selected] = self::selected('products', '');
        self::assertCount(1, FacetRequests::build([], $list, $selected));
    }

    /** @return array{FilterList, Refinements} */
    private static function selected(string $name, string $search): array
    {
        /**
         * @var array<string, array{kind: string, groups: list<array{attribute: string, name: string, title: string,
         *     order: 'count'|'last', labels: array<string, string>}>, hasPrice: bool, orders: list<array{key: string,
         *     label: string, index: string}>,
         *     priceFormat: array{decimal: string, thousands: string, decimals: int, symbols: list<string>,
         *     amount: string, texts: array{title: string, range: string, from: string, upTo: string, problem: string,
         *     hint: string}}|null}> $lists
         */
        $lists = Fixture::read('search/refinements')['lists'];
        ['priceFormat' => $format] = $lists[$name];
        $list = new FilterList(...['priceFormat' => new PriceFormat(...$format ?? [])] + $lists[$name]);
        parse_str($search, $parameters);

        return [$list, Refinements::read($parameters, $list)];
    }
}
