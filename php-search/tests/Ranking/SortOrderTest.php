<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Ranking;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Search\Ranking\SortOrder;
use Stallkeeper\Search\Tests\IndexTestCase;

/** Sort orders other than relevance, selected by the name of a replica as in the provider's API. */
final class SortOrderTest extends IndexTestCase
{
    private function shop(): Index
    {
        return $this->index([
            1 => ['post_title' => 'Lamp', 'price' => 30, 'post_date' => 50, 'is_sticky' => 1],
            2 => ['post_title' => 'A lamp for the long table', 'price' => 9.5, 'post_date' => 90],
            3 => ['post_title' => 'Old lamp', 'post_date' => 70],
            4 => ['post_title' => 'Red lamp', 'price' => 100, 'post_date' => 10],
            5 => ['post_title' => 'Chair', 'price' => 1, 'post_date' => 99],
        ]);
    }

    /** @return array<string, array{string, list<int>}> */
    public static function orders(): array
    {
        return [
            'newest first, whatever is pinned' => ['posts_date_desc', [2, 3, 1, 4]],
            'cheapest first, what has no price last' => ['posts_price_asc', [2, 1, 4, 3]],
            'dearest first, what has no price last' => ['posts_price_desc', [4, 1, 2, 3]],
        ];
    }

    /** @param list<int> $expected */
    #[DataProvider('orders')]
    #[TestDox('Sorts the matches: $_dataset')]
    public function testOrder(string $name, array $expected): void
    {
        [$base, $order] = SortOrder::split($name);
        self::assertSame('posts', $base);
        $numbers = static fn(array $params): array => array_map(
            static fn(mixed $hit): int => is_array($hit) && is_string($hit['objectID'] ?? null)
                ? (int) $hit['objectID']
                : 0,
            (array) $params['hits'],
        );
        $index = $this->shop();
        self::assertSame(
            $expected,
            $numbers($index->search(SearchParameters::fromRequest(['query' => 'lamp']), null, $order)->toArray()),
        );
        // Each page continues the previous one.
        $pages = array_map(
            static fn(int $page): array => $numbers(
                $index
                    ->search(
                        SearchParameters::fromRequest(['query' => 'lamp', 'hitsPerPage' => 1, 'page' => $page]),
                        null,
                        $order,
                    )
                    ->toArray(),
            ),
            [0, 1, 2, 3, 4],
        );
        self::assertSame($expected, array_merge(...$pages));
    }

    #[TestDox('A sort order does not change filters, counts and facets')]
    public function testFilters(): void
    {
        $result = $this->shop()
            ->search(
                SearchParameters::fromRequest([
                    'query' => '',
                    'numericFilters' => ['price<50'],
                    'facets' => ['price', 'post_type'],
                ]),
                null,
                SortOrder::split('x_price_desc')[1],
            )
            ->toArray();
        self::assertSame(3, $result['nbHits']);
        self::assertSame(['post' => 3], ((array) $result['facets'])['post_type']);
        self::assertSame(30.0, ((array) ((array) $result['facets_stats'])['price'])['max']);
    }

    #[TestDox('An index name without a sort order sorts by relevance')]
    public function testNoOrder(): void
    {
        foreach (['wp_posts_post', 'wp_posts_post_size_asc', '_price_asc', ''] as $name) {
            self::assertSame([$name, null], SortOrder::split($name));
        }
    }
}
