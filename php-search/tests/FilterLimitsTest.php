<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\BadRequest;
use Stallkeeper\Search\Filters;

/** Filters come from whoever asks: what nobody needs is refused before it costs anything. */
final class FilterLimitsTest extends Folder
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
            'more than a hundred' => [['numericFilters' => array_fill(0, 101, 'a != 1')]],
            'more than a hundred in words' => [['filters' => implode(' AND ', array_fill(0, 101, 'a != 1'))]],
            'more than a hundred of all kinds' => [['facetFilters' => array_fill(0, 60, 'a:b'), 'filters' => implode(' AND ', array_fill(0, 60, 'a:b'))]],
            'a hundred thousand with commas' => [['facetFilters' => str_repeat('a:b,', 100_000)]],
            'a hundred thousand in words' => [['filters' => str_repeat('a ', 100_000)]],
        ];
    }

    /** @param array<string, mixed> $params */
    #[DataProvider('tooMuch')]
    #[TestDox('Refuses at once: $_dataset')]
    public function testRefusesAtOnce(array $params): void
    {
        $start = hrtime(true);
        try {
            Filters::from($params);
            self::fail('not refused');
        } catch (BadRequest $error) {
            self::assertSame(400, $error->getCode());
            self::assertLessThan(self::QUICK_MS, (hrtime(true) - $start) / 1e6);
            self::assertLessThan(1500, strlen($error->getMessage()));
        }
    }

    #[TestDox('A hundred filters and a filter of a thousand bytes are answered')]
    public function testLimits(): void
    {
        $long = 'price' . str_repeat(' ', 990) . '>= 1';
        self::assertSame([1], self::found($this->index([1 => ['price' => 5]]), '', ['numericFilters' => [$long, ...array_fill(0, 98, 'price != 1')], 'filters' => 'price:1 TO 6']));
    }
}
