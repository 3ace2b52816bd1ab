<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Tests\Search;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Search\HitList;

/** Tests the conversion of responses in the provider's format. */
final class HitListTest extends TestCase
{
    public function testAResponseHasTypedValues(): void
    {
        $list = HitList::fromProvider([
            'hits' => [['objectID' => '7-0'], ['objectID' => '12-3'], 'x', ['objectID' => 'none']],
            'nbHits' => 31,
            'nbPages' => 4,
            'page' => 1,
            'facets' => ['post_year' => ['2024' => 3, '2023' => -1, '2022' => 'x'], 'stock_status' => 'x'],
            'facets_stats' => ['price' => ['min' => 2, 'max' => 8], 'max_price' => ['min' => 2, 'max' => '9.5']],
        ]);
        self::assertSame([31, 4, 1, 4], [$list->total, $list->pageCount, $list->page, count($list->hits)]);
        self::assertSame([7, 12, 0, 0], array_map(HitList::postId(...), $list->hits));
        self::assertSame(['post_year' => ['2024' => 3]], $list->facets);
        self::assertSame([2.0, 9.5], [$list->lowest, $list->highest]);
    }

    public function testATotalIsAnEstimateOnlyIfTheResponseSaysSo(): void
    {
        $results = [
            [],
            ['exhaustiveNbHits' => true],
            ['exhaustiveNbHits' => false],
            ['exhaustive' => ['nbHits' => false]],
            ['exhaustiveNbHits' => 'x'],
        ];
        self::assertSame(
            [true, true, false, false, true],
            array_map(static fn(array $result): bool => HitList::fromProvider($result)->isExact, $results),
        );
    }

    /** @return array<string, array{mixed}> */
    public static function invalid(): array
    {
        return [
            'no array' => ['x'],
            'null' => [null],
            'empty' => [[]],
            'other types' => [
                [
                    'hits' => 'x',
                    'nbHits' => '7',
                    'nbPages' => null,
                    'page' => [],
                    'facets' => 1,
                    'facets_stats' => ['price' => ['max' => 1], 'max_price' => 'x'],
                ],
            ],
        ];
    }

    #[DataProvider('invalid')]
    public function testInvalidValuesBecomeEmpty(mixed $response): void
    {
        $list = HitList::fromProvider($response);
        self::assertSame(
            [[], 0, 0, 0, [], null, null],
            [$list->hits, $list->total, $list->pageCount, $list->page, $list->facets, $list->lowest, $list->highest],
        );
    }

    public function testOtherHitsAndFacetsReachTheScript(): void
    {
        $list = HitList::fromProvider([
            'hits' => [['objectID' => '7-0'], ['objectID' => '8-0']],
            'nbHits' => 2,
            'facets' => ['post_year' => ['2024' => 2]],
        ])
            ->onlyHits(static fn(mixed $hit): bool => HitList::postId($hit) === 8)
            ->withFacets(['post_year' => []]);
        self::assertSame([[['objectID' => '8-0']], ['post_year' => []], 2], [$list->hits, $list->facets, $list->total]);
        self::assertEquals(
            [
                'hits' => [['_highlightResult' => new \stdClass(), 'objectID' => '8-0']],
                'facets' => ['post_year' => []],
                'nbHits' => 2,
            ],
            $list->toArray(),
        );
    }

    /** @return array<string, array{list<int>, int, list<int>, int, int}> */
    public static function removals(): array
    {
        return [
            'none' => [[1, 2, 3, 4], 0, [1, 2, 3, 4], 2, 2],
            'one that contains all words' => [[2, 3, 4], 0, [2, 3, 4], 1, 1],
            'one that contains some' => [[1, 2, 4], 0, [1, 2, 4], 2, 2],
            'all that contain all words' => [[3, 4], 0, [3, 4], 0, 0],
            'all' => [[], 0, [], 0, 0],
            'one that contains all words, on the second page' => [[1, 3], 1, [1, 3], 1, 5],
        ];
    }

    /**
     * @param list<int> $kept
     * @param list<int> $hits
     */
    #[DataProvider('removals')]
    #[TestDox('Hits stay below the heading of hits with some words if others are removed: $_dataName')]
    public function testRemoval(array $kept, int $page, array $hits, int $onPage, int $complete): void
    {
        $list = HitList::fromProvider([
            'hits' => array_map(static fn(int $id): array => ['objectID' => "$id-0"], [1, 2, 3, 4]),
            'nbHits' => 9,
            'nbCompleteHits' => $page === 0 ? 2 : 6,
            'page' => $page,
            'hitsPerPage' => 4,
        ])->onlyHits(static fn(mixed $hit): bool => in_array(HitList::postId($hit), $kept, true));
        self::assertSame($hits, array_map(HitList::postId(...), $list->hits));
        self::assertSame([$onPage, $complete], [$list->completeOnPage(), $list->complete]);
        // The script divides the list at the same place.
        self::assertSame($complete, $list->toArray()['nbCompleteHits']);
    }

    public function testFieldsThatThisClassDoesNotReadReachTheScript(): void
    {
        self::assertSame(
            ['hits' => [], 'nbHits' => 0, 'queryID' => 'a1'],
            HitList::fromProvider(['nbHits' => 0, 'queryID' => 'a1'])->toArray(),
        );
    }
}
