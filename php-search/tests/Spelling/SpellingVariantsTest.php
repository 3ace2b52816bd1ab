<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Spelling;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Tests\IndexTestCase;

/** Words, numbers and units that visitors type with or without a space. */
final class SpellingVariantsTest extends IndexTestCase
{
    /** @return array<string, array{string, string}> query, title */
    public static function searches(): array
    {
        $cases = [
            ['screw driver', 'Screwdriver'],
            ['rain coat', 'Raincoat'],
            ['raincoat', 'Rain coat'],
            ['cook book', 'Cookbook'],
            ['nodejs', 'Node.js'],
            ['node js', 'Node.js'],
            ['125 mm', 'Disc 125mm'],
            ['125mm', 'Disc 125 mm'],
            ['125mm disc', 'Disc 125 mm'],
            ['10L', 'Bucket 10 L'],
            ['10 l', 'Bucket 10L'],
            ['1.5v', 'Battery 1.5 V'],
            ['1,5 V', 'Battery 1.5V'],
            ['3.5mm', 'Jack 3,5 mm'],
            ['3,5mm', 'Jack 3.5 mm'],
            ['16 ft', 'Tape 5m/16ft'],
            ['m8 x 40', 'Bolt M8x40'],
            ['m8x40', 'Bolt M8 x 40'],
            ['M8×40', 'Bolt M8x40'],
            ['50x70', 'Poster 50×70 cm'],
            ['50 x 70', 'Poster 50x70 cm'],
            ['50 × 70 cm', 'Poster 50 x 70 cm'],
            ['50*70', 'Poster 50×70 cm'],
            ['50x70cm', 'Poster 50 × 70 cm'],
            ['Poster 50x70 cm', 'Poster 50×70 cm'],
            ['p 120', 'Paper P120'],
            ['p120', 'Paper P 120'],
            ['½ inch', 'Hose 1/2 inch'],
            ['1/2 inch', 'Hose ½ inch'],
            ['2x4', 'Timber 2x4'],
            ["п'ять", 'пʼять'],
            ['пʼять', 'п’ять'],
            ['스테인리스나사', '스테인리스 나사'],
            ["\u{1100}\u{1161}\u{11BC}\u{1102}\u{1161}\u{11B7}", '강남'],
            ['ガス', 'ｶﾞｽ'],
            ["か\u{3099}くせい", 'がくせい'],
        ];

        return array_combine(array_map(static fn(array $case): string => "$case[0] / $case[1]", $cases), $cases);
    }

    #[DataProvider('searches')]
    #[TestDox('$_dataset')]
    public function testSearch(string $query, string $title): void
    {
        $index = $this->index([1 => ['post_title' => $title], 2 => ['post_title' => 'Other']]);
        self::assertSame([1], self::found($index, $query));
        $inText = $this->index([3 => ['post_title' => 'Third', 'content' => "Text with $title."]]);
        self::assertContains(3, self::found($inText, $query));
    }

    /** @return array<string, array{string, string}> query, title that must not be found */
    public static function misses(): array
    {
        $cases = [
            ['12x2', 'Trowel 122'],
            ['125 mm', 'Disc 125 cm'],
            ['screw box', 'Screwdriver'],
            ['50x70', 'Poster 50x40'],
            ['p120', 'Paper P 12'],
        ];

        return array_combine(array_map(static fn(array $case): string => "$case[0] / $case[1]", $cases), $cases);
    }

    #[DataProvider('misses')]
    #[TestDox('$_dataset: not found')]
    public function testMiss(string $query, string $title): void
    {
        self::assertSame([], self::found($this->index([1 => ['post_title' => $title]]), $query));
    }

    #[TestDox('A joined word counts as the words, next to records that have them apart')]
    public function testBoth(): void
    {
        $index = $this->index([
            1 => ['post_title' => 'Screw driver'],
            2 => ['post_title' => 'Screwdriver set'],
            3 => ['post_title' => 'Screw'],
        ]);
        self::assertEqualsCanonicalizing([1, 2], self::found($index, 'screw driver'));
        self::assertSame([2], self::found($index, 'screw driver set'));
        self::assertEqualsCanonicalizing([1, 2], self::found($index, 'screwdriver'));
    }

    #[TestDox('An exact code comes before a product with a similar number')]
    public function testSize(): void
    {
        $index = $this->index([
            1 => ['post_title' => 'Trowel', 'codes' => ['TR-122']],
            2 => ['post_title' => 'O-Ring 12x2'],
        ]);
        self::assertSame([2], self::found($index, '12x2'));
    }

    #[TestDox('Updated and deleted records leave no joined words')]
    public function testUpdate(): void
    {
        $index = $this->index([1 => ['post_title' => 'Disc 125 mm']]);
        $index->save([self::post(1, ['post_title' => 'Disc 115 mm'])]);
        self::assertSame([[], [1]], [self::found($index, '125mm'), self::found($index, '115mm')]);
        $index->delete(['1-0']);
        self::assertSame([], self::found($index, '115mm'));
    }
}
