<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Explanation;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Explanation\HitExplanation;
use Stallkeeper\Search\Explanation\MatchReason;
use Stallkeeper\Search\Explanation\SearchExplanation;
use Stallkeeper\Search\Explanation\WordMatch;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Search\Ranking\QueryRule;
use Stallkeeper\Search\Ranking\Tier;
use Stallkeeper\Search\Tests\Synonyms\SynonymsTestCase;

/** Why each result of a search is where it is. */
final class ExplanationTest extends SynonymsTestCase
{
    /**
     * @return array<string, array{string, array<string, mixed>, list<array{string, string, MatchReason, int,
     *     list<string>}>}>
     */
    public static function queries(): array
    {
        return [
            'words in several fields' => [
                'red lamp',
                ['post_title' => 'Red thing', 'content' => 'A lamp.', 'taxonomies' => ['product_cat' => ['Lamp']]],
                [
                    ['red', 'red', MatchReason::Word, 0, ['post_title']],
                    ['lamp', 'lamp', MatchReason::Word, 0, ['content', 'taxonomies.product_cat']],
                ],
            ],
            'the beginning of a word' => [
                'lam',
                ['post_title' => 'Lamp'],
                [['lam', 'lamp', MatchReason::Beginning, 0, ['post_title']]],
            ],
            'a plural' => [
                'box',
                ['post_title' => 'Boxes'],
                [['box', 'boxes', MatchReason::Inflection, 0, ['post_title']]],
            ],
            'a plural that begins with the word has one reason' => [
                'missing box',
                ['post_title' => 'Boxes'],
                [['box', 'boxes', MatchReason::Inflection, 0, ['post_title']]],
            ],
            'a synonym' => [
                'couch',
                ['post_title' => 'Sofa'],
                [['couch', 'sofa', MatchReason::Synonym, 0, ['post_title']]],
            ],
            'words written together' => [
                'screw driver',
                ['post_title' => 'Screwdriver'],
                [['screw driver', 'screwdriver', MatchReason::Spelling, 0, ['post_title']]],
            ],
            'a size with a space' => [
                '125mm',
                ['post_title' => 'Disc 125 mm'],
                [
                    ['125mm', '125mm', MatchReason::Word, 0, ['post_title']],
                    ['125mm', '125 mm', MatchReason::Spelling, 0, ['post_title']],
                ],
            ],
            'a typo' => [
                'kettel',
                ['attribute_values' => ['Kettle']],
                [['kettel', 'kettle', MatchReason::Typo, 1, ['attribute_values']]],
            ],
            'a product code' => [
                'sk 101',
                ['codes' => ['SK-101']],
                [
                    ['sk 101', 'sk101', MatchReason::Code, 0, ['codes']],
                    ['sk', 'sk', MatchReason::Word, 0, ['codes']],
                    ['101', '101', MatchReason::Word, 0, ['codes']],
                ],
            ],
        ];
    }

    /**
     * @param array<string, mixed>                                     $post
     * @param list<array{string, string, MatchReason, int, list<string>}> $expected
     */
    #[DataProvider('queries')]
    #[TestDox('Reports the word of the record, its fields and the reason: $_dataset')]
    public function testMatches(string $query, array $post, array $expected): void
    {
        $index = $this->expanded(['Unrelated'], 'sofa, couch', language: 'fake');
        $index->save([self::post(2, $post)]);
        $found = self::explain($index, $query)->hits;
        self::assertCount(1, $found);
        self::assertSame('2-0', $found[0]->objectID);
        $matches = array_map(
            static fn(WordMatch $one): array => [$one->word, $one->found, $one->reason, $one->typos, $one->fields],
            $found[0]->matches,
        );
        self::assertSame($expected, $matches);
    }

    #[TestDox('The hits, their order and their number are those of the search, and each has its step')]
    public function testSteps(): void
    {
        $index = $this->expanded(
            [
                'Green tea kettle',
                'Green teapot',
                'Kettle for tea, green',
                'Green teh kettle',
                'Something with kettle',
                'Green tea',
                'Pinned',
            ],
            'tea, infusion',
        );
        $index->save([self::post(8, ['post_title' => 'Green infusion kettle'])]);
        $index->setQueryRules(['green tea kettle' => new QueryRule(['7-0'], [])]);
        $params = ['query' => 'green tea kettle', 'removeWordsIfNoResults' => 'allOptional'];
        $explanation = self::explain($index, $params['query']);
        self::assertSame(self::found($index, $params['query'], $params), self::ids($explanation));
        $tiers = array_combine(
            self::ids($explanation),
            array_map(static fn(HitExplanation $hit): Tier => $hit->tier, $explanation->hits),
        );
        self::assertSame(Tier::Pinned, $tiers[7]);
        self::assertSame([Tier::Words, Tier::Words], [$tiers[1], $tiers[3]]);
        self::assertSame(Tier::Related, $tiers[8]);
        self::assertSame(Tier::SomeWords, $tiers[5]);
        $hits = array_combine(self::ids($explanation), $explanation->hits);
        self::assertSame(['green', 'tea'], $hits[5]->missing);
        self::assertSame([], $hits[1]->missing);
        self::assertSame(count($explanation->hits), $explanation->total);
        self::assertLessThan($explanation->total, $explanation->complete);
    }

    #[TestDox('The parts of a score add up to the order, and name the words')]
    public function testScores(): void
    {
        $index = $this->expanded(['Green tea', 'Tea that is green', 'Other green', 'Other tea', 'Other', 'More']);
        $index->save([self::post(9, ['post_title' => 'Nine', 'content' => 'Tea, green.'])]);
        $hits = self::explain($index, 'green tea')->hits;
        self::assertSame([1, 2, 9], array_slice(self::ids(self::explain($index, 'green tea')), 0, 3));
        $scores = array_map(static fn(HitExplanation $hit): float => $hit->score?->total() ?? 0.0, $hits);
        self::assertGreaterThan($scores[1], $scores[0]);
        self::assertGreaterThan($scores[2], $scores[1]);
        $parts = [];
        foreach (array_slice($hits, 0, 3) as $hit) {
            self::assertSame(['green', 'tea'], $hit->words);
            self::assertCount(2, $hit->score->words ?? []);
            $score = $hit->score;
            $parts[] = [$score?->phrase > 0, $score?->title > 0, $score?->covered > 0];
        }
        // Next to each other, in the title, anywhere.
        self::assertSame([[true, true, true], [false, true, true], [false, false, true]], $parts);
    }

    #[TestDox('Equal records report what decides between them')]
    public function testEqual(): void
    {
        $index = $this->index([
            1 => ['post_title' => 'Lamp', 'post_date' => 100, 'total_sales' => 5],
            2 => ['post_title' => 'Lamp', 'post_date' => 300],
            3 => ['post_title' => 'Lamp', 'post_date' => 200],
            4 => ['post_title' => 'Lamp', 'total_sales' => 50, 'sorts_last' => 1],
        ]);
        $hits = self::explain($index, 'lamp')->hits;
        self::assertSame([1, 2, 3, 4], self::ids(self::explain($index, 'lamp')));
        self::assertTrue($hits[0]->isEqual($hits[1]) && $hits[1]->isEqual($hits[2]));
        self::assertSame([5, 0, 0, 50], array_map(static fn(HitExplanation $hit): int => $hit->sales, $hits));
        self::assertSame(
            [false, false, false, true],
            array_map(static fn(HitExplanation $hit): bool => $hit->isLast, $hits),
        );
        self::assertFalse($hits[2]->isEqual($hits[3]));
    }

    #[TestDox('Pages continue each other; an empty query and one without results are explained, too')]
    public function testPages(): void
    {
        $index = $this->expanded(array_map(static fn(int $i): string => "Lamp $i", range(1, 7)));
        $ids = [];
        foreach ([0, 1, 2, 3] as $page) {
            $ids = [...$ids, ...self::ids(self::explain($index, 'lamp', ['page' => $page, 'hitsPerPage' => 3]))];
        }
        self::assertSame(self::found($index, 'lamp'), $ids);
        self::assertSame(Tier::Everything, self::explain($index, '')->hits[0]->tier);
        $none = self::explain($index, 'lamx zzzzzzzz', ['typoTolerance' => false, 'removeWordsIfNoResults' => 'none']);
        self::assertSame([0, []], [$none->total, $none->hits]);
    }

    /** @param array<string, mixed> $params */
    private static function explain(Index $index, string $query, array $params = []): SearchExplanation
    {
        return $index->explain(
            SearchParameters::fromRequest(['query' => $query] + $params + ['removeWordsIfNoResults' => 'allOptional']),
        );
    }

    /** @return list<int> */
    private static function ids(SearchExplanation $explanation): array
    {
        return array_map(static fn(HitExplanation $hit): int => (int) $hit->objectID, $explanation->hits);
    }
}
