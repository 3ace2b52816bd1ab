<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Ranking;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Tests\IndexTestCase;

final class LastPostsTest extends IndexTestCase
{
    private const LAST = ['sorts_last' => 1];

    #[TestDox('Records with sorts_last come after all others, even after weaker matches')]
    public function testLast(): void
    {
        $index = $this->index([
            1 => ['post_title' => 'Kettle'] + self::LAST,
            2 => ['post_title' => 'Pan', 'content' => 'not a kettle'],
            3 => ['post_title' => 'Kettle stand for the garden'],
        ]);
        self::assertSame([3, 2, 1], self::found($index, 'kettle'));
        self::assertSame([3, 2, 1], self::found($index, 'ketle'), 'with a typo');
        self::assertSame([3, 2, 1], self::found($index, ''), 'without words');
        self::assertSame([3, 1], self::found($index, '', ['numericFilters' => ['post_date!=1002']]), 'with a filter');
    }

    #[TestDox('Pages continue each other across the border')]
    public function testPages(): void
    {
        $index = $this->many();
        $all = self::found($index, 'kettle', ['hitsPerPage' => 30]);
        self::assertSame([...range(30, 2, 2), ...range(29, 1, 2)], $all);
        for ($page = 0, $joined = []; $page < 5; $page++) {
            $joined = [...$joined, ...self::found($index, 'kettle', ['hitsPerPage' => 7, 'page' => $page])];
        }
        self::assertSame($all, $joined);
    }

    #[TestDox('A record that no longer sorts last returns to its place')]
    public function testChange(): void
    {
        $index = $this->index([1 => ['post_title' => 'Kettle'], 2 => ['post_title' => 'Kettle'] + self::LAST]);
        self::assertSame([1, 2], self::found($index, 'kettle'));
        $index->save([self::post(2, ['post_title' => 'Kettle'])]);
        self::assertSame([2, 1], self::found($index, 'kettle'));
    }

    #[TestDox('Equal matches are sorted by sales, then by date')]
    public function testSales(): void
    {
        $index = $this->index([
            1 => ['post_title' => 'Kettle', 'total_sales' => 3],
            2 => ['post_title' => 'Kettle', 'total_sales' => 12],
            3 => ['post_title' => 'Kettle', 'total_sales' => 3],
            4 => ['post_title' => 'Kettle and pan', 'total_sales' => 90],
        ]);
        self::assertSame([2, 3, 1, 4], self::found($index, 'kettle'));
    }

    private function many(): Index
    {
        $posts = [];
        for ($id = 1; $id <= 30; $id++) {
            $posts[$id] = ['post_title' => 'Kettle'] + ($id % 2 === 1 ? self::LAST : []);
        }

        return $this->index($posts);
    }
}
