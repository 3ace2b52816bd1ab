<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Synonyms;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Synonyms\LineProblem;
use Stallkeeper\Search\Synonyms\Problem;
use Stallkeeper\Search\Synonyms\StopWords;

final class StopWordsTest extends SynonymsTestCase
{
    #[TestDox('A stop word is ignored next to other words')]
    public function testIgnored(): void
    {
        $titles = ['Gift of tea', 'Tea gift', 'The end'];
        self::assertSame([1], self::found($this->expanded($titles), 'gift of tea'));
        $index = $this->expanded($titles, stopWords: 'of, THE');
        self::assertSame([1, 2], self::found($index, 'gift of tea'));
        self::assertSame([2, 1], self::found($index, 'the tea'));
        self::assertSame([2, 1], self::found($index, 'tea the'));
    }

    #[TestDox('A query of stop words only searches for them')]
    public function testOnly(): void
    {
        $index = $this->expanded(['Gift of tea', 'The end of it'], stopWords: 'of the');
        self::assertSame([2], self::found($index, 'of the'));
        self::assertSame([2], self::found($index, 'the'));
    }

    #[TestDox('The words with their stop words come first')]
    public function testPhrase(): void
    {
        self::assertSame(
            [2, 1],
            self::found($this->expanded(['Cup tea', 'Cup of tea'], stopWords: 'of'), 'cup of tea'),
        );
    }

    #[TestDox('A rule with stop words applies')]
    public function testRule(): void
    {
        $index = $this->expanded(['Mug', 'Cup of tea'], 'cup of tea => mug', 'of');
        self::assertSame([2, 1], self::found($index, 'cup of tea'));
        self::assertSame([2, 1], self::found($index, 'cup tea'));
    }

    #[TestDox('Stop words are separated by spaces, commas and line breaks')]
    public function testParse(): void
    {
        self::assertSame(['the', 'of', 'uber', '2'], StopWords::parse("The, of\nÜber; the 2"));
        self::assertSame([], StopWords::parse(" ,\n"));
    }

    #[TestDox('Too many stop words, markup and another encoding are problems')]
    public function testProblems(): void
    {
        $many = implode(' ', array_map(static fn(int $i): string => "w$i", range(1, 501)));
        foreach (
            [
                [$many, Problem::TooManyStopWords],
                ['<b>the</b>', Problem::Markup],
                ["caf\xE9", Problem::NotUtf8],
                [str_repeat('a', 20_000), Problem::TooLarge],
            ]
            as [$text, $problem]
        ) {
            $result = StopWords::parse($text);
            self::assertInstanceOf(LineProblem::class, $result);
            self::assertSame($problem, $result->problem);
        }
    }
}
