<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Search;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Search\Filters\PriceFormat;
use Stallkeeper\Render\Tests\Fixture;

/** Tests how prices are read and written. Jest runs the same fixture. */
final class PriceFormatTest extends TestCase
{
    /** @return array<string, array{mixed, mixed}> */
    public static function texts(): array
    {
        return Fixture::cases('search/price-format');
    }

    /**
     * @param array{format: string, texts: list<string>} $input
     * @param list<int|float|null> $expected
     */
    #[DataProvider('texts')]
    public function testPricesAreReadAsVisitorsTypeThem(array $input, array $expected): void
    {
        $format = self::format($input['format']);
        foreach ($input['texts'] as $i => $text) {
            self::assertSame($expected[$i] === null ? null : (float) $expected[$i], $format->read($text), $text);
        }
    }

    public function testARangeIsWrittenAsTheShopDoes(): void
    {
        /** @var list<array{format: string, prices: array{int|float|null, int|float|null}, text: string}> $ranges */
        $ranges = Fixture::read('search/price-format')['ranges'];
        foreach ($ranges as ['format' => $format, 'prices' => [$min, $max], 'text' => $text]) {
            self::assertSame($text, self::format($format)->range($min, $max));
        }
    }

    public function testTextsThatAreNotPricesAreNamedWithAnExample(): void
    {
        /** @var list<array{format: string, unread: list<string>, text: string|null}> $problems */
        $problems = Fixture::read('search/price-format')['problems'];
        foreach ($problems as ['format' => $format, 'unread' => $unread, 'text' => $text]) {
            self::assertSame($text, self::format($format)->problem($unread));
        }
    }

    public function testAPriceHasUtf8(): void
    {
        self::assertNull((new PriceFormat())->read("20\xFF"));
    }

    private static function format(string $name): PriceFormat
    {
        /**
         * @var array<string, array{decimal: string, thousands: string, decimals: int, symbols: list<string>,
         *     amount: string, texts: array{title: string, range: string, from: string, upTo: string, problem: string,
         *     hint: string}}> $formats
         */
        $formats = Fixture::read('search/price-format')['formats'];

        return new PriceFormat(...$formats[$name]);
    }
}
