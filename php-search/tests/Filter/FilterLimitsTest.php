<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Filter;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Filter\FilterParser;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\RefusalReason;
use Stallkeeper\Search\SearchException;
use Stallkeeper\Search\Tests\IndexTestCase;

/** Filters are user input. Excessive filters are rejected before they cost anything. */
final class FilterLimitsTest extends IndexTestCase
{
    private const TOO_LONG = 'a filter is longer than 1000 bytes';
    private const TOO_MANY = 'too many filters, at most 25 in one search';
    private const NOT_UNDERSTOOD = 'cannot be understood: ';

    /** @return array<string, array{array<string, mixed>, string}> parameters, and the reason in the message */
    public static function tooMuch(): array
    {
        $spaces = str_repeat(' ', 100_000);

        return [
            'a name with a hundred thousand spaces' => [['numericFilters' => ["a$spaces"]], self::TOO_LONG],
            'a number with a hundred thousand spaces' => [['numericFilters' => ["a=1{$spaces}x"]], self::TOO_LONG],
            'a range with a hundred thousand spaces' => [['numericFilters' => ["a:1{$spaces}TO x"]], self::TOO_LONG],
            'the same in words' => [['filters' => "a <$spaces"], self::NOT_UNDERSTOOD],
            'a value of a hundred kilobytes' => [['facetFilters' => ['a:' . str_repeat('b', 100_000)]], self::TOO_LONG],
            'a tag of a hundred kilobytes' => [['tagFilters' => [str_repeat('b', 100_000)]], self::TOO_LONG],
            '26 filters' => [['numericFilters' => array_fill(0, 26, 'a != 1')], self::TOO_MANY],
            '26 facet filters in lists' => [['facetFilters' => array_fill(0, 13, ['a:b', 'a:c'])], self::TOO_MANY],
            '26 filters in words' => [['filters' => implode(' AND ', array_fill(0, 26, 'a != 1'))], self::TOO_MANY],
            '100 facet filters' => [
                ['facetFilters' => [array_map(static fn(int $i): string => "tag:$i", range(1, 100))]],
                self::TOO_MANY,
            ],
            '26 filters of all kinds' => [
                [
                    'facetFilters' => array_fill(0, 9, 'a:b'),
                    'tagFilters' => array_fill(0, 9, 'b'),
                    'filters' => implode(' OR ', array_fill(0, 8, 'a:b')),
                ],
                self::TOO_MANY,
            ],
            'a hundred thousand with commas' => [['facetFilters' => str_repeat('a:b,', 100_000)], self::TOO_MANY],
            'a hundred thousand in words' => [['filters' => str_repeat('a ', 100_000)], self::NOT_UNDERSTOOD],
        ];
    }

    /** @param array<string, mixed> $params */
    #[DataProvider('tooMuch')]
    #[TestDox('Rejects before the search starts: $_dataset')]
    public function testRefusesAtOnce(array $params, string $reason): void
    {
        try {
            FilterParser::from($params);
            self::fail('not refused');
        } catch (SearchException $error) {
            self::assertSame(RefusalReason::Invalid, $error->reason);
            // Lengths and numbers are checked before any pattern, whose time would grow with the square of the length.
            self::assertStringStartsWith((string) array_key_last($params) . ": $reason", $error->getMessage());
            self::assertLessThan(1500, strlen($error->getMessage()));
        }
    }

    #[TestDox('Accepts 25 filters and a filter of a thousand bytes')]
    public function testLimits(): void
    {
        $long = 'price' . str_repeat(' ', 990) . '>= 1';
        $params = [
            'numericFilters' => [$long, ...array_fill(0, 11, 'price != 1')],
            'facetFilters' => [
                array_map(static fn(int $i): string => "post_type:post$i", range(1, 11)),
                'post_type:post',
            ],
            'filters' => 'price:1 TO 6',
        ];
        self::assertSame([], self::found($this->index([1 => ['price' => 5]]), '', $params));
        $params['facetFilters'][0][10] = 'post_type:post';
        self::assertSame([1], self::found(Index::openReadOnly($this->file()), '', $params));
    }
}
