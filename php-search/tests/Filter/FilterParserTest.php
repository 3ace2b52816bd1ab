<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Filter;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Search\SearchException;
use Stallkeeper\Search\Tests\IndexTestCase;

final class FilterParserTest extends IndexTestCase
{
    private function shop(): Index
    {
        return $this->index([
            1 => [
                'post_type' => 'post',
                'taxonomies' => ['category' => ['Garden tools', 'New'], 'post_tag' => ['red']],
                'price' => 5,
                '_tags' => ['a'],
            ],
            2 => [
                'post_type' => 'post',
                'taxonomies' => ['category' => ['Garden tools'], 'post_tag' => ['blue']],
                'price' => 10.5,
                '_tags' => ['b'],
            ],
            3 => [
                'post_type' => 'page',
                'taxonomies' => ['category' => ['Kitchen: pots'], 'post_tag' => []],
                'price' => -2,
                '_tags' => ['a', 'b'],
            ],
        ]);
    }

    #[TestDox('A filter finds a value with any characters')]
    public function testAnyCharacters(): void
    {
        $values = ['-20 °C', 'a: b, c', '19" / 24\'', '1/2 \\ ☕️', '~é', '---', '"quoted"', 'AND NOT (x)'];
        $index = $this->index(
            array_combine(
                range(1, count($values)),
                array_map(static fn(string $value): array => ['taxonomies' => ['post_tag' => [$value]]], $values),
            ),
        );
        foreach ($values as $i => $value) {
            $escaped = str_starts_with($value, '-') ? "\\$value" : $value;
            self::assertSame(
                [$i + 1],
                self::found($index, '', ['facetFilters' => [["taxonomies.post_tag:$escaped"]]]),
                $value,
            );
        }
    }

    /** @return array<string, array{array<string, mixed>, list<int>}> */
    public static function filters(): array
    {
        $category = 'taxonomies.category';

        return [
            'one facet' => [['facetFilters' => ["$category:Garden tools"]], [2, 1]],
            'one facet as a string' => [['facetFilters' => "$category:New"], [1]],
            'upper case does not matter' => [['facetFilters' => ["$category:garden TOOLS"]], [2, 1]],
            'a value with a colon' => [['facetFilters' => ["$category:Kitchen: pots"]], [3]],
            'a list is AND' => [['facetFilters' => ["$category:Garden tools", 'taxonomies.post_tag:red']], [1]],
            'a list in the list is OR' => [['facetFilters' => [['taxonomies.post_tag:red', 'post_type:page']]], [3, 1]],
            'a minus before the value is not' => [['facetFilters' => ["$category:-New"]], [3, 2]],
            'a minus before the name is not' => [['facetFilters' => ['-post_type:page']], [2, 1]],
            'a minus before both cancels out' => [['facetFilters' => ['-post_type:-page']], [3]],
            'an unknown facet finds nothing' => [['facetFilters' => ['colour:red']], []],
            'numbers' => [['numericFilters' => ['price>5']], [2]],
            'numbers with spaces' => [['numericFilters' => ['price >= 5', 'price <= 10.5']], [2, 1]],
            'negative numbers' => [['numericFilters' => 'price=-2'], [3]],
            'not a number' => [['numericFilters' => ['price != 5']], [3, 2]],
            'less' => [['numericFilters' => ['price < 5']], [3]],
            'a range' => [['numericFilters' => ['price:1 TO 6']], [1]],
            'numbers in a list in the list are OR' => [['numericFilters' => [['price=5', 'price=-2']]], [3, 1]],
            'tags' => [['tagFilters' => ['a']], [3, 1]],
            'tags OR' => [['tagFilters' => [['a', 'b']]], [3, 2, 1]],
            'a tag and not another' => [['tagFilters' => ['a', '-b']], [1]],
            'filters in words' => [['filters' => "$category:\"Garden tools\" AND NOT price > 6"], [1]],
            'filters with brackets' => [
                ['filters' => "(post_type:page OR taxonomies.post_tag:'red') AND price:-3 TO 6"],
                [3, 1],
            ],
            'AND binds more than OR' => [['filters' => 'post_type:page OR post_type:post AND price > 6'], [3, 2]],
            'filters that name an operator' => [['filters' => 'price=5 OR price = 10.5'], [2, 1]],
            'nothing at all' => [
                ['facetFilters' => [], 'numericFilters' => [], 'tagFilters' => '', 'filters' => ' '],
                [3, 2, 1],
            ],
        ];
    }

    /**
     * @param array<string, mixed> $params
     * @param list<int>            $expected
     */
    #[DataProvider('filters')]
    #[TestDox('Filters: $_dataset')]
    public function testFilters(array $params, array $expected): void
    {
        $index = $this->shop();
        self::assertSame($expected, self::found($index, '', $params));
        self::assertSame($expected, self::found($index, 'post', $params), 'with a query, too');
        self::assertSame(count($expected), $index->search(SearchParameters::fromRequest($params))->toArray()['nbHits']);
    }

    #[TestDox('Facet counts exclude filtered posts, also after saves and deletes')]
    public function testExcludedAfterDeletes(): void
    {
        $index = $this->index(array_fill(1, 40, ['post_type' => 'post']));
        $index->delete(['1-0', '7-0', '40-0']);
        $index->save([self::post(8, ['post_type' => 'page']), self::post(41, ['post_type' => 'post'])]);
        foreach (['', 'post'] as $query) {
            $result = $index
                ->search(
                    SearchParameters::fromRequest([
                        'query' => $query,
                        'filters' => 'NOT post_type:page',
                        'facets' => ['post_type'],
                        'hitsPerPage' => 100,
                    ]),
                )
                ->toArray();
            self::assertSame(
                [37, 37, ['post_type' => ['post' => 37]]],
                [$result['nbHits'], count((array) $result['hits']), $result['facets']],
                "query '$query'",
            );
        }
        self::assertSame(
            38,
            $index->search(SearchParameters::fromRequest(['numericFilters' => ['price != 1']]))->toArray()['nbHits'],
        );
    }

    /** @return array<string, array{array<string, mixed>}> */
    public static function senseless(): array
    {
        return [
            'a facet without value' => [['facetFilters' => ['x']]],
            'a number without operator' => [['numericFilters' => ['price']]],
            'words for numbers' => [['numericFilters' => ['price > cheap']]],
            'an object' => [['facetFilters' => ['a' => 'b:c']]],
            'lists too deep' => [['facetFilters' => [[[['a:b']]]]]],
            'more than anybody needs' => [['facetFilters' => array_fill(0, 300, 'a:b')]],
            'open brackets' => [['filters' => '(a:b']],
            'a dangling AND' => [['filters' => 'a:b AND']],
            'two in a row' => [['filters' => 'a:b c:d']],
            'a lone quote' => [['filters' => '"']],
            'a list for filters' => [['filters' => ['a:b']]],
            'a thousand brackets' => [['filters' => str_repeat('(', 1000)]],
            'an infinite number' => [['numericFilters' => ['price > 1e999']]],
            'an infinite range' => [['filters' => 'price:0 TO 1e999']],
            'NOT without end' => [['filters' => str_repeat('NOT ', 500) . 'a:b']],
        ];
    }

    /** @param array<string, mixed> $params */
    #[DataProvider('senseless')]
    #[TestDox('Malformed filters are rejected: $_dataset')]
    public function testRefused(array $params): void
    {
        $this->expectException(SearchException::class);
        $this->shop()->search(SearchParameters::fromRequest($params))->toArray();
    }

    #[TestDox('Facets are counted over all matches, with a limit and for all facets')]
    public function testFacets(): void
    {
        $index = $this->shop();
        $result = $index
            ->search(
                SearchParameters::fromRequest(['facets' => ['taxonomies.category', 'nonsense'], 'hitsPerPage' => 1]),
            )
            ->toArray();
        self::assertSame(
            ['taxonomies.category' => ['Garden tools' => 2, 'Kitchen: pots' => 1, 'New' => 1]],
            $result['facets'],
        );
        self::assertSame(
            ['Garden tools' => 2],
            ((array) $index
                ->search(SearchParameters::fromRequest(['facets' => '*', 'maxValuesPerFacet' => 1]))
                ->toArray()['facets'])['taxonomies.category'],
        );
        self::assertSame(
            ['post' => 2],
            ((array) $index
                ->search(SearchParameters::fromRequest(['facets' => ['*'], 'numericFilters' => ['price>0']]))
                ->toArray()['facets'])['post_type'],
        );
    }

    #[TestDox('Numeric attributes have a minimum, maximum, average and sum')]
    public function testStats(): void
    {
        $stats = $this->shop()->search(SearchParameters::fromRequest(['facets' => ['price']]))->toArray()[
            'facets_stats'
        ];
        self::assertSame(['price' => ['min' => -2.0, 'max' => 10.5, 'avg' => 4.5, 'sum' => 13.5]], $stats);
    }

    #[TestDox('Facet values are found by prefix, only in the requested facet, within the query and the filters')]
    public function testFacetValues(): void
    {
        $index = $this->shop();
        self::assertSame(
            [['value' => 'Garden tools', 'highlighted' => 'Garden <em>too</em>ls', 'count' => 2]],
            $index
                ->searchFacetValues('taxonomies.category', SearchParameters::fromRequest(['facetQuery' => 'TOO']))
                ->toArray()['facetHits'],
        );
        self::assertSame(
            [],
            $index
                ->searchFacetValues('taxonomies.category', SearchParameters::fromRequest(['facetQuery' => 'red']))
                ->toArray()['facetHits'],
        );
        self::assertSame(
            [],
            $index
                ->searchFacetValues(
                    'taxonomies.category',
                    SearchParameters::fromRequest(['facetQuery' => 'garden pots']),
                )
                ->toArray()['facetHits'],
            'a value must contain all words',
        );
        self::assertSame(
            1,
            $index
                ->searchFacetValues(
                    'taxonomies.category',
                    SearchParameters::fromRequest([
                        'facetQuery' => 'garden',
                        'facetFilters' => ['taxonomies.post_tag:red'],
                    ]),
                )
                ->toArray()['facetHits'][0]['count'],
        );
    }

    #[TestDox('Facet hits are clamped to 1 to 100, 10 by default')]
    public function testFacetHits(): void
    {
        $names = array_map(static fn(int $i): string => "Tag $i", range(1, 150));
        $index = $this->index([1 => ['taxonomies' => ['post_tag' => $names]]]);
        $counts = [];
        foreach (
            [[], ['maxFacetHits' => 0], ['maxFacetHits' => -3], ['maxFacetHits' => 500], ['maxFacetHits' => 25]]
            as $params
        ) {
            $counts[] = count(
                $index->searchFacetValues('taxonomies.post_tag', SearchParameters::fromRequest($params))->toArray()[
                    'facetHits'
                ],
            );
        }
        self::assertSame([10, 1, 1, 100, 25], $counts);
    }

    #[TestDox('Searching the values of an attribute that is not a facet is rejected')]
    public function testUnknownFacet(): void
    {
        $this->expectExceptionObject(
            new SearchException(
                'Cannot search in `content` attribute, you need to specify `searchable(content)` in attributesForFaceting.',
            ),
        );
        $this->shop()->searchFacetValues('content', SearchParameters::fromRequest([]));
    }
}
