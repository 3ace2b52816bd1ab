<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Query;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Facet\FacetSample;
use Stallkeeper\Search\Filter\PostSet;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Search\Ranking\SortOrder;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Tests\IndexTestCase;

/** Large results: what is exact, and what is an estimate that says so. */
final class EstimatesTest extends IndexTestCase
{
    #[TestDox('A word that many posts contain has an exact number of results')]
    public function testWord(): void
    {
        $result = $this->many(['content' => 'light'])
            ->search(SearchParameters::fromRequest(['query' => 'light']))
            ->toArray();
        self::assertSame(
            [1100, true, true],
            [$result['nbHits'], $result['exhaustiveNbHits'], $result['exhaustiveFacetsCount']],
        );
    }

    #[
        TestDox(
            'More than 1000 posts with all parts of a phrase: their number is an estimate, and the hits contain the phrase',
        ),
    ]
    public function testPhrase(): void
    {
        $index = $this->many(['content' => '東京 京都']);
        $index->save([
            self::post(2000, ['content' => '東京都']),
            self::post(2001, ['content' => '東京都です', 'post_date' => 1]),
        ]);
        $result = $index->search(SearchParameters::fromRequest(['query' => '東京都']))->toArray();
        self::assertSame(
            [1102, false, false],
            [$result['nbHits'], $result['exhaustiveNbHits'], $result['exhaustiveFacetsCount']],
        );
        self::assertSame([2000], self::found($index, '東京都'));
        $few = $index
            ->search(SearchParameters::fromRequest(['query' => '東京都', 'filters' => 'post_date < 1500']))
            ->toArray();
        self::assertSame(
            [1, true, ['2001-0']],
            [$few['nbHits'], $few['exhaustiveNbHits'], array_column((array) $few['hits'], 'objectID')],
        );
    }

    #[TestDox('Facets of a set with more than 8 parts are counted in 8 parts and multiplied')]
    public function testSample(): void
    {
        $last = 20 * PostSet::POSTS_PER_PART;
        $posts = PostSet::fromIds(range(0, $last - 1, 4));
        $sample = FacetSample::fromPosts($posts);
        self::assertFalse($sample->isComplete);
        self::assertSame((8 * PostSet::POSTS_PER_PART) >> 2, PostSet::countBits(implode('', $sample->bits)));
        self::assertSame(250, $sample->estimate(100));
        self::assertStringStartsWith(' AND part IN (0,2,', $sample->partsCondition());
        self::assertStringEndsWith(',19)', $sample->partsCondition());
        $small = FacetSample::fromPosts(PostSet::fromIds(range(0, 8 * PostSet::POSTS_PER_PART - 1, 4)));
        self::assertSame([true, 100, ''], [$small->isComplete, $small->estimate(100), $small->partsCondition()]);
        $distant = FacetSample::fromPosts(PostSet::fromIds([PostSet::POSTS_PER_PART + 1, $last]));
        self::assertGreaterThan(0, PostSet::countBits(implode('', $distant->bits)));
    }

    #[
        TestDox(
            'Many results in the order of a number: the lowest number of a record counts, and records without it come last',
        ),
    ]
    public function testNumberOrder(): void
    {
        $posts = [];
        for ($id = 1; $id <= 4200; $id++) {
            $posts[$id] = [
                'objectID' => "$id-0",
                'post_title' => 'Lamp',
                'post_date' => $id,
                'price' => 100 + ($id % 7),
            ];
        }
        $posts[10]['price'] = [5000, 50];
        $posts[20]['price'] = 9000;
        unset($posts[30]['price']);
        $index = Index::open($this->file());
        $index->save($posts);
        $order = static function (string $direction, int $page) use ($index): array {
            [, $order] = SortOrder::split("posts_price_$direction");

            return array_map(
                static fn(array $hit): mixed => $hit['objectID'],
                $index->search(
                    SearchParameters::fromRequest(['query' => 'lamp', 'hitsPerPage' => 3, 'page' => $page]),
                    null,
                    $order,
                )->hits,
            );
        };
        self::assertSame(
            [['10-0', '4200-0', '4193-0'], ['4186-0', '4179-0', '4172-0']],
            [$order('asc', 0), $order('asc', 1)],
        );
        self::assertSame(['20-0', '4199-0', '4192-0'], $order('desc', 0));
    }

    #[TestDox('Limits of a price that only posts outside of the sample have are exact')]
    public function testNumbersOutsideOfSample(): void
    {
        $index = Index::open($this->file());
        $db = Database::writer($this->file());
        for ($part = 0; $part <= 10; $part++) {
            // The following posts get higher IDs, so that this few posts are in many parts.
            $db->run(
                "INSERT INTO posts (id, object_id, sticky, sales, date, title_words, words, title) VALUES (?, ?, 0, 0, 0, 0, 0, '')",
                [$part * PostSet::POSTS_PER_PART + 1, "gap $part"],
            );
            $records = [];
            for ($i = 1; $i <= 400; $i++) {
                $records[] = self::post(
                    $part * 1000 + $i,
                    ['post_title' => 'Lamp'] + ($part === 1 ? ['price' => 10 * $i] : []),
                );
            }
            $index->save($records);
        }
        $result = $index
            ->search(SearchParameters::fromRequest(['query' => 'lamp', 'facets' => ['price', 'post_date']]))
            ->toArray();
        self::assertFalse($result['exhaustiveFacetsCount']);
        self::assertIsArray($result['facets_stats']);
        self::assertEquals(
            ['min' => 10, 'max' => 4000, 'avg' => 2005, 'sum' => 802000],
            $result['facets_stats']['price'],
        );
    }

    /** @param array<string, mixed> $post */
    private function many(array $post): Index
    {
        return $this->index(array_fill(1, 1100, $post));
    }
}
