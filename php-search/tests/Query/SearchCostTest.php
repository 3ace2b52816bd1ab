<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Query;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Limits\SearchBudget;
use Stallkeeper\Search\Query\ExpressionNode;
use Stallkeeper\Search\Query\QueryWords;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Search\RefusalReason;
use Stallkeeper\Search\SearchException;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Tests\FakeClock;
use Stallkeeper\Search\Tests\IndexTestCase;
use Stallkeeper\Search\Tests\SqlRecorder;

/**
 * The cost of a search is limited before it starts and inside its statements. These tests count statements and checks
 * instead of measuring time.
 */
final class SearchCostTest extends IndexTestCase
{
    private const POSTS = 3000;

    /** Content of the file of an index with many posts, for all tests. */
    private static string $many = '';

    public static function tearDownAfterClass(): void
    {
        self::$many = '';
        parent::tearDownAfterClass();
    }

    /** @return array<string, array{array<string, mixed>}> */
    public static function searches(): array
    {
        $tags = static fn(string $form): array => array_map(
            static fn(int $i): string => sprintf($form, $i),
            range(0, 11),
        );
        $nested = implode(
            ' AND ',
            array_map(static fn(int $i): string => "NOT (NOT tag:$i OR post_year:$i)", range(0, 11)),
        );

        return [
            'facets that are joined by OR' => [['facetFilters' => [$tags('tag:%d')]]],
            'facets that are excluded' => [['facetFilters' => $tags('tag:-%d')]],
            'nested NOT' => [['filters' => $nested]],
            'numbers' => [['numericFilters' => $tags('price!=%d')]],
            'ranges of numbers' => [['numericFilters' => [['price:1 TO 9', 'price>40']]]],
        ];
    }

    /** @param array<string, mixed> $filters */
    #[DataProvider('searches')]
    #[TestDox('No statement evaluates the filters per post: $_dataset')]
    public function testNoCorrelatedStatement(array $filters): void
    {
        $index = $this->many();
        foreach (['', 'lamp', 'lamp red'] as $query) {
            $sql = self::statements($index, ['query' => $query, 'facets' => ['*', 'price']] + $filters);
            self::assertNotSame([], $sql);
            foreach (array_unique($sql) as $one) {
                self::assertStringNotContainsString('CORRELATED', $this->plan($one), $one);
            }
        }
    }

    #[TestDox('Each filter costs one statement per search, regardless of the number of matches')]
    public function testOneStatementForAFilter(): void
    {
        $index = $this->many();
        $without = count(self::statements($index, ['query' => 'lamp', 'facets' => ['tag']]));
        $filters = array_map(static fn(int $i): string => "tag:$i", range(0, 11));
        $with = count(
            self::statements($index, [
                'query' => 'lamp',
                'facets' => ['tag'],
                'facetFilters' => [[...$filters, ...$filters]],
            ]),
        );
        self::assertLessThanOrEqual($without + 12, $with);
    }

    /** @return array<string, array{array<string, mixed>}> */
    public static function long(): array
    {
        return [
            'a word that many posts have' => [['query' => 'lamp']],
            'a word and a filter' => [['query' => 'lamp', 'facetFilters' => ['tag:-1']]],
            'a word and a range of numbers' => [['query' => 'lamp', 'numericFilters' => ['price>=0']]],
            'a filter alone, in the order of a number' => [['facetFilters' => ['tag:-1'], 'facets' => ['price']]],
        ];
    }

    /** @param array<string, mixed> $params */
    #[DataProvider('long')]
    #[TestDox('A statement with many rows stops when the time is over: $_dataset')]
    public function testEndsInsideOfAStatement(array $params): void
    {
        $index = $this->many();
        $clock = new FakeClock(perRead: 1.0);
        $index->search(SearchParameters::fromRequest($params), new SearchBudget(1_000_000, clock: $clock))->toArray();
        // The clock is read before each statement, and more often during statements with many rows.
        $all = $clock->reads;
        $ends = [];
        for ($milliseconds = 1; $milliseconds < $all; $milliseconds++) {
            $ends[] = self::statementAtTheEnd($index, $params, $milliseconds);
        }
        self::assertContains(true, $ends, 'no statement was ended before its last row');
        self::assertNotSame([], self::found($index, 'lamp'), 'the next search is answered');
    }

    #[TestDox('A query has at most fifty tokens and ten prefixes')]
    public function testTokens(): void
    {
        $letters = implode(' ', [...range('a', 'z'), ...array_map(static fn(int $i): string => "w$i", range(1, 60))]);
        foreach (['prefixLast', 'prefixAll', 'prefixNone'] as $type) {
            $every = QueryWords::parse($letters, $type)->every()->phrases();
            self::assertCount(50, self::tokens($every), $type);
            self::assertCount(
                ['prefixLast' => 1, 'prefixAll' => 10, 'prefixNone' => 0][$type],
                self::prefixes($every),
                $type,
            );
            self::assertSame(
                $type !== 'prefixNone',
                $every[count($every) - 1]->isPrefix,
                'the last word is the one that is being typed',
            );
        }
        $dense = QueryWords::parse(
            implode(' ', mb_str_split(str_repeat('东京都是日本的首都和最大的城市也', 3))) . ' lamp',
        )
            ->every()
            ->phrases();
        self::assertLessThanOrEqual(10, count(self::prefixes($dense)));
        self::assertContains('lamp', self::tokens($dense));
        self::assertCount(50, self::tokens(QueryWords::parse(str_repeat('东京都', 170))->every()->phrases()));
    }

    /**
     * @param list<ExpressionNode> $phrases
     *
     * @return list<string>
     */
    private static function tokens(array $phrases): array
    {
        return array_merge(...array_map(static fn(ExpressionNode $phrase): array => $phrase->tokens, $phrases));
    }

    /**
     * @param list<ExpressionNode> $phrases
     *
     * @return array<int, ExpressionNode>
     */
    private static function prefixes(array $phrases): array
    {
        return array_filter($phrases, static fn(ExpressionNode $phrase): bool => $phrase->isPrefix);
    }

    private function many(): Index
    {
        self::$many === '' ? $this->build() : file_put_contents($this->file(), self::$many);
        $index = Index::open($this->file(), self::settings());
        // Watch from the first search on, because a connection reuses its prepared statements.
        SqlRecorder::watch(self::pdo($index));

        return $index;
    }

    private function build(): void
    {
        $posts = [];
        for ($id = 1; $id <= self::POSTS; $id++) {
            $posts[$id] = [
                'post_title' => 'Lamp',
                'content' => $id % 2 === 0 ? 'red' : '',
                'post_year' => (string) ($id % 5),
                'price' => $id % 50,
                'taxonomies' => [],
                'tag' => [(string) ($id % 40)],
            ];
        }
        $index = Index::open($this->file(), self::settings());
        $index->save(array_map(static fn(int $id): array => self::post($id, $posts[$id]), array_keys($posts)));
        // Closing the last connection merges the log into the file.
        unset($index);
        self::assertFileDoesNotExist($this->file() . '-wal');
        self::$many = (string) file_get_contents($this->file());
    }

    private static function settings(): IndexSettings
    {
        return new IndexSettings(facets: ['tag', 'post_year']);
    }

    /**
     * @param array<string, mixed> $params
     *
     * @return list<string> SQL, in the order of the search
     */
    private static function statements(Index $index, array $params): array
    {
        SqlRecorder::take();
        $index->search(SearchParameters::fromRequest($params))->toArray();

        return SqlRecorder::take();
    }

    /**
     * @param array<string, mixed> $params
     *
     * @return bool whether the time ended while a statement ran
     */
    private static function statementAtTheEnd(Index $index, array $params, int $milliseconds): bool
    {
        SqlRecorder::take();
        try {
            $index
                ->search(
                    SearchParameters::fromRequest($params),
                    new SearchBudget($milliseconds, clock: new FakeClock(perRead: 1.0)),
                )
                ->toArray();
        } catch (SearchException $error) {
            self::assertSame(RefusalReason::TooExpensive, $error->reason);
        }

        return SqlRecorder::hasUnfinished();
    }

    private static function pdo(Index $index): \PDO
    {
        $db = (new \ReflectionProperty($index, 'db'))->getValue($index);
        self::assertInstanceOf(Database::class, $db);

        return $db->pdo;
    }

    private function plan(string $sql): string
    {
        $db = Database::reader($this->file());
        $rows = $db->rows("EXPLAIN QUERY PLAN $sql", array_fill(0, substr_count($sql, '?'), 1));

        return implode("\n", array_map(static fn(array $row): string => is_string($row[3]) ? $row[3] : '', $rows));
    }
}
