<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Query;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Search\Tests\IndexTestCase;

final class HitFormatterTest extends IndexTestCase
{
    #[TestDox('Every response contains all fields that the product reads')]
    public function testFields(): void
    {
        $result = $this->index()->search(SearchParameters::fromRequest([]))->toArray();
        foreach (
            [
                'hits',
                'nbHits',
                'nbPages',
                'page',
                'hitsPerPage',
                'processingTimeMS',
                'queryID',
                'facets',
                'facets_stats',
                'query',
                'params',
            ]
            as $field
        ) {
            self::assertArrayHasKey($field, $result);
        }
        self::assertIsString($result['queryID']);
        self::assertMatchesRegularExpression('/^[0-9a-f]{32}$/', $result['queryID']);
    }

    #[TestDox('Highlighted values contain the match level')]
    public function testLevels(): void
    {
        $hit = self::hits(
            $this->index([1 => ['post_title' => 'Red lamp', 'content' => 'red', 'post_excerpt' => 'lamp red']]),
            ['query' => 'red lamp'],
        )[0];
        self::assertSame(
            [
                'value' => '<em>Red</em> <em>lamp</em>',
                'fullyHighlighted' => true,
                'matchLevel' => 'full',
                'matchedWords' => ['red', 'lamp'],
            ],
            self::highlight($hit, 'post_title'),
        );
        self::assertSame('partial', self::highlight($hit, 'content')['matchLevel']);
        $author = self::highlight($hit, 'post_author')['display_name'];
        self::assertSame(['value' => 'Ada', 'matchLevel' => 'none', 'matchedWords' => []], $author);
    }

    #[TestDox('Highlighting uses the requested tags, and the same tags in a text are removed')]
    public function testTags(): void
    {
        $tags = ['highlightPreTag' => '__ais-highlight__', 'highlightPostTag' => '__/ais-highlight__'];
        $hit = self::hits(
            $this->index([1 => ['post_title' => '__ais-highlight__Lamp__/ais-highlight__ lamp & <b>']]),
            ['query' => 'lamp'] + $tags,
        )[0];
        $pre = '__ais-highlight__';
        $post = '__/ais-highlight__';
        self::assertSame("{$pre}Lamp{$post} {$pre}lamp{$post} & <b>", self::highlight($hit, 'post_title')['value']);
    }

    #[TestDox('A text with a partial or nested tag does not produce a false highlight')]
    public function testHalfTags(): void
    {
        $index = $this->index([
            1 => ['post_title' => '__ais-__ais-highlight__highlight__ lamp'],
            2 => ['post_title' => '__/ais-highlight_lamp'],
        ]);
        foreach (
            self::hits($index, [
                'query' => 'lamp',
                'highlightPreTag' => '__ais-highlight__',
                'highlightPostTag' => '__/ais-highlight__',
            ])
            as $hit
        ) {
            $value = self::highlight($hit, 'post_title')['value'];
            self::assertIsString($value);
            self::assertSame(substr_count($value, '__ais-highlight__'), substr_count($value, '__/ais-highlight__'));
            self::assertLessThanOrEqual(1, substr_count($value, '__ais-highlight__'));
        }
    }

    #[TestDox('Texts are truncated to a number of words, both plain and highlighted')]
    public function testTruncate(): void
    {
        $hit = self::hits($this->index([1 => ['content' => "one\ttwo  three\nlamp five"]]), [
            'query' => 'lamp',
            'truncateWords' => ['content' => 4],
        ])[0];
        self::assertSame("one\ttwo  three\nlamp", $hit['content']);
        self::assertSame("one\ttwo  three\n<em>lamp</em>", self::highlight($hit, 'content')['value']);
    }

    #[TestDox('A snippet contains the words around the first match')]
    public function testSnippet(): void
    {
        $text = str_repeat('before ', 50) . 'lamp' . str_repeat(' after', 50);
        $hit = self::hits($this->index([1 => ['content' => $text]]), [
            'query' => 'lamp',
            'attributesToSnippet' => ['content:6'],
            'snippetEllipsisText' => '...',
        ])[0];
        $snippet = $hit['_snippetResult'];
        self::assertIsArray($snippet);
        self::assertSame(
            ['value' => '...before before <em>lamp</em> after after after...', 'matchLevel' => 'full'],
            $snippet['content'],
        );
    }

    /** @return array<string, array{list<string>, array<string, mixed>}> */
    public static function attributes(): array
    {
        return [
            'one' => [['post_title'], ['objectID' => '1-0', 'post_title' => 'T']],
            'below another' => [
                ['post_author.display_name'],
                ['objectID' => '1-0', 'post_author' => ['display_name' => 'Ada']],
            ],
            'none' => [[], ['objectID' => '1-0']],
            'unknown' => [['nothing', 'post_title.x'], ['objectID' => '1-0']],
        ];
    }

    /**
     * @param list<string>         $names
     * @param array<string, mixed> $expected
     */
    #[DataProvider('attributes')]
    #[TestDox('Only the requested attributes are returned: $_dataset')]
    public function testRetrieve(array $names, array $expected): void
    {
        $hit = self::hits($this->index([1 => ['post_title' => 'T']]), ['attributesToRetrieve' => $names])[0];
        unset($hit['_highlightResult']);
        self::assertSame($expected, $hit);
    }

    #[TestDox('An excluded attribute is not returned')]
    public function testRetrieveWithout(): void
    {
        $hit = self::hits($this->index([1 => []]), ['attributesToRetrieve' => ['*', '-content']])[0];
        self::assertArrayNotHasKey('content', $hit);
        self::assertArrayHasKey('permalink', $hit);
    }

    #[TestDox('A correction is highlighted as a whole word')]
    public function testMarksCorrections(): void
    {
        $hit = self::hits($this->index([1 => ['post_title' => 'Big teapot shop']]), ['query' => 'taepot shop'])[0];
        self::assertSame('Big <em>teapot</em> <em>shop</em>', self::highlight($hit, 'post_title')['value']);
    }

    #[TestDox('Empty tags disable highlighting without an error')]
    public function testEmptyTags(): void
    {
        $hit = self::hits($this->index([1 => ['post_title' => 'Lamp']]), [
            'query' => 'lamp',
            'highlightPreTag' => '',
            'highlightPostTag' => '',
        ])[0];
        self::assertSame('Lamp', self::highlight($hit, 'post_title')['value']);
    }
}
