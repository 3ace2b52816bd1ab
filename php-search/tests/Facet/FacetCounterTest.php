<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Facet;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Index\MissingObjectIDError;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Tests\IndexTestCase;

/** Few and many matches are counted in different ways. Both must give the counts of the posts. */
final class FacetCounterTest extends IndexTestCase
{
    /** More than one part of bits, and too many matches to count them by rows. */
    private const POSTS = 16_400;

    #[TestDox('Counts over thousands of matches equal the counts of the posts, also after saves and deletes')]
    public function testMany(): void
    {
        $posts = [];
        for ($id = 1; $id <= self::POSTS; $id++) {
            $posts[$id] = [
                'post_title' => 'Lamp',
                'post_year' => (string) (2000 + ($id % 3)),
                'taxonomies' => ['post_tag' => ['Tag ' . $id % 7], 'category' => $id % 2 === 0 ? ['Even'] : []],
            ];
        }
        $index = $this->index($posts);
        $this->assertCounts($index, $posts);

        $changed = array_intersect_key($posts, array_flip([1, 8, 16_383, 16_384, 16_385, self::POSTS]));
        foreach (array_keys($changed) as $id) {
            $posts[$id] = ['taxonomies' => ['post_tag' => ['Tag 1', 'Rare'], 'category' => []]] + $posts[$id];
        }
        $index->save(array_map(static fn(int $id): array => self::post($id, $posts[$id]), array_keys($changed)));
        $this->assertCounts($index, $posts);

        $index->delete(['8-0', '16384-0', '9-0']);
        unset($posts[8], $posts[16_384], $posts[9]);
        $this->assertCounts($index, $posts);
        $this->assertCounts(
            $index,
            array_filter($posts, static fn(array $post): bool => $post['post_year'] === '2001'),
            ['filters' => 'post_year:2001'],
        );
    }

    #[TestDox('The most frequent values are those of the matches, not of all posts')]
    public function testMostFrequent(): void
    {
        mt_srand(7);
        $posts = [];
        for ($id = 1; $id <= 4000; $id++) {
            // Over all posts the frequency of the tags decreases, among the lamps it increases.
            $isLamp = $id % 2 === 0;
            $tag = intdiv(min(mt_rand(0, 4899), mt_rand(0, 4899)), 100);
            $posts[$id] = [
                'post_title' => $isLamp ? 'Lamp' : 'Rug',
                'taxonomies' => [
                    'post_tag' => [
                        sprintf('Tag %02d', $isLamp ? 48 - $tag : $tag),
                        ...$isLamp ? [] : [sprintf('Tag %02d', ($tag + 1) % 49)],
                    ],
                ],
            ];
        }
        $index = $this->index($posts);
        $index->delete(['2-0', '3-0', '4-0']);
        unset($posts[2], $posts[3], $posts[4]);
        $index->save([self::post(6, $posts[6] = ['taxonomies' => ['post_tag' => ['Tag 07', 'Tag 08']]] + $posts[6])]);
        $expected = [];
        foreach ($posts as $post) {
            foreach ($post['post_title'] === 'Lamp' ? $post['taxonomies']['post_tag'] : [] as $tag) {
                $expected[$tag] = 1 + ($expected[$tag] ?? 0);
            }
        }
        ksort($expected);
        arsort($expected);
        foreach ([1, 5, 20, 48, 100] as $most) {
            self::assertSame(
                array_slice($expected, 0, $most),
                $this->counts($index, ['query' => 'lamp', 'maxValuesPerFacet' => $most])['taxonomies.post_tag'],
                "$most values",
            );
        }
        $wrong = Database::reader($this->file())->rows(
            'SELECT value FROM facets WHERE posts <> (SELECT count(*) FROM facet_posts WHERE facet = id)',
        );
        self::assertSame([], $wrong, 'how many posts have a value at all');
    }

    #[TestDox('A value without posts is deleted, also after a rollback')]
    public function testForgotten(): void
    {
        $index = $this->index([
            1 => ['taxonomies' => ['post_tag' => ['Secret']]],
            2 => ['taxonomies' => ['post_tag' => ['Known']]],
        ]);
        $index->delete(['1-0']);
        try {
            $index->save([self::post(3, ['taxonomies' => ['post_tag' => ['Half']]]), ['post_title' => 'No id']]);
        } catch (MissingObjectIDError) {
        }
        $values = Database::reader($this->file())->rows("SELECT value FROM facets WHERE name = 'taxonomies.post_tag'");
        self::assertSame([['Known']], $values);
        $index->save([self::post(3, ['taxonomies' => ['post_tag' => ['Secret', 'Known']]])]);
        self::assertSame(['Known' => 2, 'Secret' => 1], $this->counts($index, [])['taxonomies.post_tag']);
    }

    /**
     * @param array<int, array{post_year: string, taxonomies: array<string, list<string>>, ...<string, mixed>}> $posts
     * @param array<string, mixed>                                                                              $params
     */
    private function assertCounts(Index $index, array $posts, array $params = []): void
    {
        $expected = [];
        foreach ($posts as $post) {
            foreach (
                [
                    'post_year' => [$post['post_year']],
                    'taxonomies.post_tag' => $post['taxonomies']['post_tag'] ?? [],
                    'taxonomies.category' => $post['taxonomies']['category'] ?? [],
                ]
                as $name => $values
            ) {
                foreach ($values as $value) {
                    $expected[$name][$value] = 1 + ($expected[$name][$value] ?? 0);
                }
            }
        }
        foreach (['lamp', ''] as $query) {
            self::assertEquals($expected, $this->counts($index, ['query' => $query] + $params), "the query '$query'");
        }
    }

    /**
     * @param array<string, mixed> $params
     *
     * @return array<string, array<string, int>>
     */
    private function counts(Index $index, array $params): array
    {
        /** @var array<string, array<string, int>> $counts */
        $counts = $index
            ->search(
                SearchParameters::fromRequest(
                    $params + [
                        'hitsPerPage' => 0,
                        'facets' => ['post_year', 'taxonomies.post_tag', 'taxonomies.category'],
                    ],
                ),
            )
            ->toArray()['facets'];

        return $counts;
    }

    #[
        TestDox(
            'Of an attribute with 5,000 values the most frequent ones are counted, and the others can be searched for',
        ),
    ]
    public function testManyValues(): void
    {
        $posts = [];
        for ($i = 1; $i <= 50; $i++) {
            $posts[$i] = [
                'attributes' => [
                    'pa_wood' => array_map(
                        static fn(int $n): string => sprintf('Wood %04d', $i * 100 - $n),
                        range(1, 100),
                    ),
                ],
            ];
        }
        $posts[51] = ['attributes' => ['pa_wood' => ['Wood 0007']]];
        $index = $this->index($posts);
        $counts = $index->search(
            SearchParameters::fromRequest(['facets' => ['attributes.pa_wood'], 'maxValuesPerFacet' => 20]),
        )->facets->counts['attributes.pa_wood'];

        self::assertCount(20, $counts);
        self::assertSame(['Wood 0007', 2], [array_key_first($counts), reset($counts)]);
        $found = $index
            ->searchFacetValues('attributes.pa_wood', SearchParameters::fromRequest(['facetQuery' => '4321']))
            ->toArray();
        self::assertSame(['Wood 4321'], array_column($found['facetHits'], 'value'));
    }
}
