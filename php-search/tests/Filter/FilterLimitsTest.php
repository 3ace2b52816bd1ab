<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Filter;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Filter\FilterParser;
use Stallkeeper\Search\Http\BadRequest;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Tests\IndexTestCase;

/** Filters are user input. Excessive filters are rejected before they cost anything. */
final class FilterLimitsTest extends IndexTestCase
{
    private const QUICK_MS = 250;

    /** @return array<string, array{array<string, mixed>}> */
    public static function tooMuch(): array
    {
        $spaces = str_repeat(' ', 100_000);

        return [
            'a name with a hundred thousand spaces' => [['numericFilters' => ["a$spaces"]]],
            'a number with a hundred thousand spaces' => [['numericFilters' => ["a=1{$spaces}x"]]],
            'a range with a hundred thousand spaces' => [['numericFilters' => ["a:1{$spaces}TO x"]]],
            'the same in words' => [['filters' => "a <$spaces"]],
            'a value of a hundred kilobytes' => [['facetFilters' => ['a:' . str_repeat('b', 100_000)]]],
            'a tag of a hundred kilobytes' => [['tagFilters' => [str_repeat('b', 100_000)]]],
            '26 filters' => [['numericFilters' => array_fill(0, 26, 'a != 1')]],
            '26 facet filters in lists' => [['facetFilters' => array_fill(0, 13, ['a:b', 'a:c'])]],
            '26 filters in words' => [['filters' => implode(' AND ', array_fill(0, 26, 'a != 1'))]],
            '100 facet filters' => [['facetFilters' => [array_map(static fn(int $i): string => "tag:$i", range(1, 100))]]],
            '26 filters of all kinds' => [['facetFilters' => array_fill(0, 9, 'a:b'), 'tagFilters' => array_fill(0, 9, 'b'), 'filters' => implode(' OR ', array_fill(0, 8, 'a:b'))]],
            'a hundred thousand with commas' => [['facetFilters' => str_repeat('a:b,', 100_000)]],
            'a hundred thousand in words' => [['filters' => str_repeat('a ', 100_000)]],
        ];
    }

    /** @param array<string, mixed> $params */
    #[DataProvider('tooMuch')]
    #[TestDox('Rejects before the search starts: $_dataset')]
    public function testRefusesAtOnce(array $params): void
    {
        $start = hrtime(true);
        try {
            FilterParser::from($params);
            self::fail('not refused');
        } catch (BadRequest $error) {
            self::assertSame(400, $error->getCode());
            self::assertLessThan(self::QUICK_MS, (hrtime(true) - $start) / 1e6);
            self::assertLessThan(1500, strlen($error->getMessage()));
        }
    }

    /** @return array<string, array{array<string, mixed>}> */
    public static function tooMany(): array
    {
        return array_filter(self::tooMuch(), static fn(string $name): bool => preg_match('/^(26|100) /', $name) === 1, ARRAY_FILTER_USE_KEY);
    }

    /** @param array<string, mixed> $params */
    #[DataProvider('tooMany')]
    #[TestDox('The error names the maximum number of filters: $_dataset')]
    public function testMessage(array $params): void
    {
        $this->expectExceptionObject(new BadRequest(array_key_first($params) === 'filters' ? 'filters: too many filters, at most 25 in one search' : 'too many filters, at most 25 in one search'));
        FilterParser::from($params);
    }

    #[TestDox('Accepts 25 filters and a filter of a thousand bytes')]
    public function testLimits(): void
    {
        $long = 'price' . str_repeat(' ', 990) . '>= 1';
        $params = ['numericFilters' => [$long, ...array_fill(0, 11, 'price != 1')], 'facetFilters' => [array_map(static fn(int $i): string => "post_type:post$i", range(1, 11)), 'post_type:post'], 'filters' => 'price:1 TO 6'];
        self::assertSame([], self::found($this->index([1 => ['price' => 5]]), '', $params));
        $params['facetFilters'][0][10] = 'post_type:post';
        self::assertSame([1], self::found(Index::openReadOnly($this->file()), '', $params));
    }
}
