<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Filter;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Search\Filter\PostSet;

#[TestDox('A set of posts')]
final class PostSetTest extends TestCase
{
    private const IDS = 60_000;

    #[TestDox('contains unsorted ids of several parts, each once')]
    public function testUnsorted(): void
    {
        $ids = [40_000, 3, 16_384, 16_383, 40_000, 0];
        self::assertSame([0, 3, 16_383, 16_384, 40_000], PostSet::fromIds($ids)->ids());
        self::assertSame([], PostSet::fromIds([])->ids());
        self::assertTrue(PostSet::fromIds([])->isEmpty());
    }

    #[TestDox('is made from ids in the order of prices in about the time of sorted ids')]
    public function testSpeed(): void
    {
        $sorted = range(1, self::IDS);
        // Almost every id lies in another part than the one before.
        $unsorted = array_map(static fn(int $id): int => ($id * 16_411) % self::IDS, $sorted);
        $times = ['sorted' => INF, 'unsorted' => INF];
        for ($round = 0; $round < 3; $round++) {
            foreach (['sorted' => $sorted, 'unsorted' => $unsorted] as $order => $ids) {
                $start = hrtime(true);
                PostSet::fromIds($ids);
                $times[$order] = min($times[$order], hrtime(true) - $start);
            }
        }
        self::assertLessThan(10, $times['unsorted'] / $times['sorted']);
    }
}
