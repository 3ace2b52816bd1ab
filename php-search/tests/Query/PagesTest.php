<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Query;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Search\Tests\IndexTestCase;

final class PagesTest extends IndexTestCase
{
    private function numbered(int $count): Index
    {
        $posts = [];
        for ($id = 1; $id <= $count; $id++) {
            $posts[$id] = [
                'post_title' => "Lamp $id",
                'content' => str_repeat('light ', $id % 7) . ($id % 3 === 0 ? 'lamps' : 'lump'),
            ];
        }

        return $this->index($posts);
    }

    /**
     * @return array<string, array{mixed, mixed, int, int, int}> page and hitsPerPage as sent, both as used, number of
     *   hits
     */
    public static function pages(): array
    {
        return [
            'page -5 is the first' => [-5, 10, 0, 10, 10],
            'page 999999 is empty' => [999999, 10, 999999, 10, 0],
            'hitsPerPage 0 gives counts only' => [0, 0, 0, 0, 0],
            'hitsPerPage 100000 is 1000' => [0, 100000, 0, 1000, 25],
            'hitsPerPage -1 is 0' => [0, -1, 0, 0, 0],
            'words are defaults' => ['x', ['y'], 0, 10, 10],
            'numbers in strings' => ['1', '10', 1, 10, 10],
            'more than an integer holds' => ['1e99', 10, 2147483647, 10, 0],
            'the last page is short' => [2, 10, 2, 10, 5],
        ];
    }

    #[DataProvider('pages')]
    #[TestDox('Pages: $_dataset')]
    public function testBounds(mixed $page, mixed $perPage, int $isPage, int $isPerPage, int $hits): void
    {
        $result = $this->numbered(25)
            ->search(SearchParameters::fromRequest(['page' => $page, 'hitsPerPage' => $perPage]))
            ->toArray();
        self::assertSame([$isPage, $isPerPage, 25], [$result['page'], $result['hitsPerPage'], $result['nbHits']]);
        self::assertCount($hits, (array) $result['hits']);
    }

    /** @return array<string, array{string}> */
    public static function queries(): array
    {
        return [
            'everything' => [''],
            'a word' => ['lamp'],
            'a beginning' => ['li'],
            'a typo' => ['lemp'],
            'two words' => ['lamp light'],
            'a typo beside a word' => ['lamp lihgt'],
        ];
    }

    #[DataProvider('queries')]
    #[TestDox('Pages of any size together contain the whole list: $_dataset')]
    public function testPagesContinue(string $query): void
    {
        $index = $this->numbered(60);
        $whole = self::found($index, $query, ['hitsPerPage' => 1000]);
        self::assertNotSame([], $whole);
        foreach ([1, 7, 10, 25] as $perPage) {
            $pages = [];
            for ($page = 0; $page * $perPage < count($whole); $page++) {
                $result = $index
                    ->search(
                        SearchParameters::fromRequest(['query' => $query, 'page' => $page, 'hitsPerPage' => $perPage]),
                    )
                    ->toArray();
                self::assertSame(count($whole), $result['nbHits']);
                self::assertSame((int) ceil(count($whole) / $perPage), $result['nbPages']);
                $pages = [...$pages, ...self::found($index, $query, ['page' => $page, 'hitsPerPage' => $perPage])];
            }
            self::assertSame($whole, $pages);
        }
    }

    #[TestDox('Pagination ends at hit 1000, as in the provider\'s API')]
    public function testPaginationLimit(): void
    {
        $index = $this->numbered(1100);
        $result = $index->search(SearchParameters::fromRequest(['query' => 'lamp', 'hitsPerPage' => 300]))->toArray();
        self::assertSame([1100, 4], [$result['nbHits'], $result['nbPages']]);
        self::assertCount(100, self::found($index, 'lamp', ['hitsPerPage' => 300, 'page' => 3]));
        self::assertCount(1000, array_unique(self::found($index, 'lamp', ['hitsPerPage' => 1000])));
    }
}
