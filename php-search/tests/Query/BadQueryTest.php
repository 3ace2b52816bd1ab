<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Query;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Search\Tests\IndexTestCase;

/** Unusual input of visitors and bots. None of it may cause a PHP warning, which PHPUnit reports as a failure. */
final class BadQueryTest extends IndexTestCase
{
    /** @return array<string, array{string}> */
    public static function queries(): array
    {
        return [
            'quotes' => ['"lamp'],
            'FTS operators' => ['lamp OR NEAR(a b, 2) AND NOT title:x*'],
            'a column filter' => ['{title}: lamp'],
            'a star alone' => ['*'],
            'a caret' => ['^lamp + -'],
            'NUL' => ["la\0mp"],
            'invalid UTF-8' => ["lamp\xFF\xC3"],
            'half a character' => ["\xE6\x9D"],
            'SQL' => ["'; DROP TABLE posts; --"],
            'a lone combining mark' => ["\u{0301}"],
            'a surrogate' => ["\xED\xA0\x80"],
            'two thousand words' => [str_repeat('a ', 2000)],
            'a very long word' => [str_repeat('x', 5000)],
            'right-to-left override' => ["\u{202E}lamp"],
            'brackets' => ['(((((((((('],
            'a thousand different characters' => [implode(' ', range(1, 1000))],
            '512 characters' => [substr(str_repeat('lamps and shades ', 40), 0, 512)],
            'two hundred different words' => [
                implode(' ', array_map(static fn(int $i): string => "lamp$i", range(1, 200))),
            ],
            'one letter' => ['l'],
            'digits only' => ['0123456789'],
            'only excluded words' => ['-lamp -shade'],
            'a thousand excluded words' => [str_repeat('-lamp ', 1000)],
            'signs of sizes only' => ['×*×'],
            'a chain of sizes' => [str_repeat('1x', 200) . '1'],
            'half a syllable' => ["\u{1161}\u{11A8}\u{3099}"],
        ];
    }

    #[DataProvider('queries')]
    #[TestDox('Answers a query of $_dataset')]
    public function testAnswers(string $query): void
    {
        $index = $this->index([1 => ['post_title' => 'Lamp'], 2 => ['post_title' => 'Shade 2x4']]);
        foreach (['none', 'allOptional'] as $optional) {
            $result = $index
                ->search(
                    SearchParameters::fromRequest([
                        'query' => $query,
                        'facets' => ['*'],
                        'removeWordsIfNoResults' => $optional,
                    ]),
                )
                ->toArray();
            self::assertIsInt($result['nbHits']);
            self::assertIsString($result['query']);
            self::assertSame(1, preg_match('//u', $result['query']));
            self::assertNotSame('', json_encode($result, JSON_THROW_ON_ERROR));
        }
    }

    #[TestDox('A query is cut off after 512 characters, not bytes')]
    public function testLength(): void
    {
        $index = $this->index();
        $text = str_repeat('é', 512);
        self::assertSame($text, $index->search(SearchParameters::fromRequest(['query' => $text]))->toArray()['query']);
        self::assertSame(
            $text,
            $index->search(SearchParameters::fromRequest(['query' => $text . 'é']))->toArray()['query'],
        );
    }

    #[TestDox('NUL and invalid bytes are removed, and the rest of the query is searched')]
    public function testCleaned(): void
    {
        $index = $this->index([1 => ['post_title' => 'Lamp']]);
        self::assertSame([1], self::found($index, "la\0mp"));
        self::assertSame([1], self::found($index, "lamp\xFF"));
    }

    #[TestDox('Operators are treated as ordinary words')]
    public function testOperatorsAreWords(): void
    {
        $index = $this->index([1 => ['post_title' => 'This or that'], 2 => ['post_title' => 'This and that']]);
        self::assertSame([1], self::found($index, 'this OR that'));
    }

    #[TestDox('A query with only very common words finds the posts that contain them')]
    public function testStopWords(): void
    {
        $index = $this->index([1 => ['post_title' => 'To be or not to be'], 2 => ['post_title' => 'Lamp']]);
        self::assertSame([1], self::found($index, 'to be or not to be'));
    }

    #[TestDox('An empty query returns all posts')]
    public function testEmpty(): void
    {
        $index = $this->index([1 => [], 2 => []]);
        self::assertSame([2, 1], self::found($index, ''));
        self::assertSame([2, 1], self::found($index, ' !!! '));
    }
}
