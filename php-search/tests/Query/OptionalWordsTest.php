<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Query;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Query\QueryResult;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Search\Tests\IndexTestCase;

final class OptionalWordsTest extends IndexTestCase
{
    private const OPTIONAL = ['removeWordsIfNoResults' => 'allOptional'];

    #[TestDox('Records with some of the words follow those with all words, the best ones first')]
    public function testFollow(): void
    {
        $index = $this->index([
            1 => ['post_title' => 'White wall paint'],
            2 => ['post_title' => 'White shelf'],
            3 => ['post_title' => 'Paint roller, white, with a long handle'],
            4 => ['post_title' => 'Hammer'],
            5 => ['post_title' => 'White wall shelf'],
        ]);
        self::assertSame([1], self::found($index, 'white wall paint'));
        self::assertSame([1, 5, 3, 2], self::found($index, 'white wall paint', self::OPTIONAL));
        $result = self::resultOf($index, 'white wall paint');
        self::assertSame([4, 1], [$result->total, $result->complete]);
        self::assertSame([4, 1], [$result->toArray()['nbHits'], $result->toArray()['nbCompleteHits']]);
    }

    #[TestDox('Ten records with all words are enough')]
    public function testEnough(): void
    {
        $posts = array_fill(1, 10, ['post_title' => 'White paint']) + [11 => ['post_title' => 'White shelf']];
        self::assertSame(10, self::resultOf($this->index($posts), 'white paint')->total);
    }

    #[TestDox('Nine are too few, and beginnings of words do not count')]
    public function testTooFew(): void
    {
        $posts = array_fill(1, 9, ['post_title' => 'White paint']) + [
            10 => ['post_title' => 'White paintbrush'],
            11 => ['post_title' => 'White shelf'],
        ];
        $result = self::resultOf($this->index($posts), 'white paint');
        self::assertSame([11, 10], [$result->total, $result->complete]);
        self::assertSame('11-0', $result->hits[10]['objectID']);
    }

    #[TestDox('The order of records with all words does not change')]
    public function testOrder(): void
    {
        $posts = [];
        foreach (range(1, 8) as $id) {
            $posts[$id] = ['post_title' => str_repeat('very ', $id) . 'white paint', 'total_sales' => $id];
        }
        $index = $this->index($posts + [9 => ['post_title' => 'Paint']]);
        $with = self::found($index, 'white paint', self::OPTIONAL);
        self::assertSame(self::found($index, 'white paint'), array_slice($with, 0, 8));
        self::assertSame([9], array_slice($with, 8));
    }

    #[TestDox('Every page continues the previous one')]
    public function testPages(): void
    {
        $posts = [1 => ['post_title' => 'Red lamp']];
        foreach (range(2, 30) as $id) {
            $posts[$id] = ['post_title' => $id % 2 === 0 ? "Red $id" : "Lamp $id"];
        }
        $index = $this->index($posts);
        $all = self::found($index, 'red lamp', self::OPTIONAL + ['hitsPerPage' => 50]);
        self::assertCount(30, array_unique($all));
        $pages = [];
        foreach (range(0, 4) as $page) {
            array_push(
                $pages,
                ...self::found($index, 'red lamp', self::OPTIONAL + ['hitsPerPage' => 7, 'page' => $page]),
            );
        }
        self::assertSame($all, $pages);
    }

    #[TestDox('Filters and facets include records with some of the words')]
    public function testFilters(): void
    {
        $index = $this->index([
            1 => ['post_title' => 'Red lamp', 'stock_status' => 'instock'],
            2 => ['post_title' => 'Red chair', 'stock_status' => 'instock'],
            3 => ['post_title' => 'Lamp', 'stock_status' => 'outofstock'],
        ]);
        $facets = self::resultOf($index, 'red lamp', ['facets' => ['stock_status']])->facets->counts;
        self::assertEquals(['stock_status' => ['instock' => 2, 'outofstock' => 1]], $facets);
        self::assertSame(
            [3],
            self::found($index, 'red lamp', self::OPTIONAL + ['facetFilters' => ['stock_status:outofstock']]),
        );
    }

    #[TestDox('Records that sort last are last among those with some of the words, not behind all')]
    public function testSoldOut(): void
    {
        $index = $this->index([
            1 => ['post_title' => 'Red lamp', 'sorts_last' => '1'],
            2 => ['post_title' => 'Lamp', 'sorts_last' => '1'],
            3 => ['post_title' => 'A long title with a lamp'],
        ]);
        self::assertSame([1, 3, 2], self::found($index, 'red lamp', self::OPTIONAL));
    }

    #[TestDox('A product code, a single word and unknown words have no further records')]
    public function testNone(): void
    {
        $index = $this->index([
            1 => ['post_title' => 'Red lamp', 'codes' => ['LA-100']],
            2 => ['post_title' => '100 lamps', 'codes' => []],
        ]);
        self::assertSame([1], self::found($index, 'LA 100', self::OPTIONAL));
        self::assertSame([], self::found($index, 'xyzzy', self::OPTIONAL));
        self::assertSame([], self::found($index, 'xyzzy plugh', self::OPTIONAL));
    }

    #[TestDox('Only the provider’s value makes words optional')]
    public function testValues(): void
    {
        $index = $this->index([1 => ['post_title' => 'Red'], 2 => ['post_title' => 'Lamp']]);
        foreach (['none', 'lastWords', '', 1, ['allOptional'], null] as $value) {
            self::assertSame([], self::found($index, 'red lamp', ['removeWordsIfNoResults' => $value]));
        }
    }

    #[TestDox('Words that many records contain only count together with another word')]
    public function testCommonWords(): void
    {
        $posts = [];
        foreach (range(1, 2100) as $id) {
            $posts[$id] = ['post_title' => 'Black thing'];
        }
        $posts[3000] = ['post_title' => 'Rare thing'];
        $posts[3001] = ['post_title' => 'Black cable'];
        $index = $this->index($posts);
        $result = self::resultOf($index, 'rare black cable');
        self::assertSame([2, 0], [$result->total, $result->complete]);
        self::assertSame([3001, 3000], self::found($index, 'rare black cable', self::OPTIONAL));
    }

    #[TestDox('If no record has two of them, the newest records with the rarest word follow')]
    public function testNewest(): void
    {
        $posts = [];
        foreach (range(1, 1001) as $id) {
            $posts[$id] = ['post_title' => 'Black thing'];
            $posts[2000 + $id] = ['post_title' => 'Cable thing'];
        }
        $posts[4000] = ['post_title' => 'Black thing'];
        $result = self::resultOf($this->index($posts), 'black cable');
        self::assertSame([100, 0, '3001-0'], [$result->total, $result->complete, $result->hits[0]['objectID']]);
    }

    #[TestDox('Older records with the word in the title come before newer ones with the word in the text')]
    public function testNewestTitles(): void
    {
        $posts = [];
        foreach (range(1, 1001) as $id) {
            $title = $id <= 100 ? 'Black thing' : 'Thing';
            $posts[$id] = ['post_title' => $title, 'content' => 'black'];
            $posts[2000 + $id] = ['post_title' => 'Cable thing'];
        }
        $posts[4000] = ['post_title' => 'Cable thing'];
        $params = ['hitsPerPage' => 100] + self::OPTIONAL;
        self::assertSame(range(100, 1), self::found($this->index($posts), 'black cable', $params));
    }

    #[TestDox('A text with all words, one of them mistyped, comes before a title with the common one')]
    public function testMistyped(): void
    {
        $index = $this->index(
            [
                1 => ['post_title' => 'Pen', 'content' => 'For homes and offices with a blue television and more'],
                2 => ['post_title' => 'Blue blue'],
                3 => ['post_title' => 'Television'],
            ] + array_fill(4, 6, ['post_title' => 'Blue thing']),
        );
        self::assertSame([3, 1, 2], array_slice(self::found($index, 'blue telivsin', self::OPTIONAL), 0, 3));
    }

    /** @param array<string, mixed> $params */
    private static function resultOf(Index $index, string $query, array $params = []): QueryResult
    {
        return $index->search(
            SearchParameters::fromRequest(['query' => $query, 'hitsPerPage' => 20] + $params + self::OPTIONAL),
        );
    }
}
