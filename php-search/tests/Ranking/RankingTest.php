<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Ranking;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Tests\IndexTestCase;

final class RankingTest extends IndexTestCase
{
    #[TestDox('A word in the title counts more than a word in the text')]
    public function testTitleAboveBody(): void
    {
        $index = $this->index([
            1 => ['post_title' => 'Teapots', 'content' => 'All about cups'],
            2 => ['post_title' => 'Cups', 'content' => 'teapots teapots teapots teapots'],
        ]);
        self::assertSame([1, 2], self::found($index, 'teapots'));
    }

    #[TestDox('The exact word comes before longer words that begin with it')]
    public function testExactAbovePrefix(): void
    {
        $index = $this->index([1 => ['post_title' => 'Car wash'], 2 => ['post_title' => 'Carpet wash']]);
        self::assertSame([1, 2], self::found($index, 'car'));
        self::assertSame([2], self::found($index, 'carpe'));
    }

    #[TestDox('Exact matches come before corrections, even before corrections in a title')]
    public function testFewerTyposFirst(): void
    {
        $index = $this->index([
            1 => ['post_title' => 'Garden house'],
            2 => ['post_title' => 'Other', 'content' => 'mouse'],
        ]);
        self::assertSame([2, 1], self::found($index, 'mouse'));
    }

    #[TestDox('Adjacent words come before the same words apart')]
    public function testPhraseFirst(): void
    {
        $index = $this->index([
            1 => ['post_title' => 'Green little tea cup'],
            2 => ['post_title' => 'Tea that is green'],
            3 => ['post_title' => 'Cup of green tea now'],
        ]);
        self::assertSame(3, self::found($index, 'green tea')[0]);
    }

    #[TestDox('Equal posts are sorted by date, and sticky posts come first')]
    public function testNewestFirst(): void
    {
        $index = $this->index([
            1 => ['post_title' => 'Same', 'post_date' => 50],
            2 => ['post_title' => 'Same', 'post_date' => 70],
            3 => ['post_title' => 'Same', 'post_date' => 60],
            4 => ['post_title' => 'Same', 'post_date' => 10, 'is_sticky' => 1],
        ]);
        self::assertSame([4, 2, 3, 1], self::found($index, 'same'));
        self::assertSame([4, 2, 3, 1], self::found($index, ''));
    }

    #[TestDox('A match contains all words')]
    public function testAllWords(): void
    {
        $index = $this->index([
            1 => ['post_title' => 'Red lamp'],
            2 => ['post_title' => 'Red'],
            3 => ['post_title' => 'Lamp', 'content' => 'in red'],
        ]);
        self::assertSame([1, 3], self::found($index, 'red lamp'));
    }

    #[TestDox('Only the last word matches as a prefix, unless the query type changes this')]
    public function testPrefixLast(): void
    {
        $index = $this->index([1 => ['post_title' => 'Wooden table lamp']]);
        self::assertSame([1], self::found($index, 'table la'));
        self::assertSame([], self::found($index, 'ta lamp'));
        self::assertSame([1], self::found($index, 'ta lamp', ['queryType' => 'prefixAll']));
        self::assertSame([], self::found($index, 'table la', ['queryType' => 'prefixNone']));
    }
}
