<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Limits;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Limits\SearchBudget;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Search\RefusalReason;
use Stallkeeper\Search\SearchException;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Tests\FakeClock;
use Stallkeeper\Search\Tests\IndexTestCase;

final class SearchBudgetTest extends IndexTestCase
{
    private const LONG = 60_000;

    #[TestDox('A search that takes too long stops between its steps, and the next search works')]
    public function testTime(): void
    {
        $index = $this->index([1 => ['post_title' => 'Lamp']]);
        foreach (
            [
                fn() => $index
                    ->search(SearchParameters::fromRequest(['query' => 'lamp']), new SearchBudget(0))
                    ->toArray(),
                fn() => $index
                    ->searchFacetValues('post_type', SearchParameters::fromRequest([]), new SearchBudget(0))
                    ->toArray(),
            ]
            as $ask
        ) {
            self::assertSame(
                [
                    RefusalReason::TooExpensive,
                    'The search takes too long: ask for fewer requests, words or filters at once',
                ],
                self::refusal($ask),
            );
        }
        self::assertSame([1], self::found($index, 'lamp'));
    }

    #[TestDox('An expensive search stops earlier than a search on a busy server')]
    public function testExpensive(): void
    {
        $clock = new FakeClock();
        $budget = new SearchBudget(2000, clock: $clock);
        $refused = [];
        foreach (
            [[1999.0, 149.0], [2000.0, 149.0], [1399.0, 150.0], [1400.0, 150.0]]
            as [$clock->now, $clock->processor]
        ) {
            try {
                $budget->checkTime();
            } catch (SearchException) {
                $refused[] = [$clock->now, $clock->processor];
            }
        }
        self::assertSame([[2000.0, 149.0], [1400.0, 150.0]], $refused);
    }

    #[TestDox('The CPU time is not read before an expensive search is possible, because reading it is slow')]
    public function testReadings(): void
    {
        $clock = new FakeClock();
        $budget = new SearchBudget(2000, clock: $clock);
        $readings = [];
        foreach ([1.0, 149.0, 150.0] as $clock->now) {
            $before = $clock->processorReads;
            $budget->checkTime();
            $readings[] = $clock->processorReads - $before;
        }
        self::assertSame([0, 0, 1], $readings);
    }

    #[TestDox('Time that a request has used before the search is subtracted, down to a minimum')]
    public function testOfRequest(): void
    {
        $unknown = 0.0;
        // Start of the request as Unix time, and the time in milliseconds at which the search still runs and at which
        // it is over.
        foreach (
            [
                [$unknown, 1999, 2000],
                [microtime(true) - 1, 600, 1000],
                [microtime(true) - 60, 599, 600],
                [microtime(true) + 60, 1999, 2000],
            ]
            as [$startedAt, $has, $hasNone]
        ) {
            $clock = new FakeClock();
            $budget = SearchBudget::forRequest($startedAt, null, $clock);
            $clock->now = $has - 1;
            $budget->checkTime();
            $clock->now = $hasNone;
            self::assertSame(RefusalReason::TooExpensive, self::refusal($budget->checkTime(...))[0]);
        }
    }

    #[TestDox('The searches of one page share the time limit, but not the CPU time')]
    public function testNext(): void
    {
        $clock = new FakeClock();
        $first = new SearchBudget(2000, clock: $clock);
        [$clock->now, $clock->processor] = [1300.0, 140.0];
        $first->checkTime();
        $second = $first->next();
        $clock->processor = 280.0;
        $clock->now = 1999.0;
        $second->checkTime();
        $clock->now = 2000.0;
        self::assertSame(RefusalReason::TooExpensive, self::refusal($second->checkTime(...))[0]);
        self::assertSame(RefusalReason::TooExpensive, self::refusal($second->next()->checkTime(...))[0]);
    }

    #[TestDox('The searches of one call share the limit of the response size')]
    public function testBytes(): void
    {
        $index = $this->index([1 => ['content' => str_repeat('lamp ', self::LONG)]]);
        $budget = new SearchBudget(self::LONG, 1_000_000);
        self::assertCount(
            1,
            (array) $index->search(SearchParameters::fromRequest(['query' => 'post']), $budget)->toArray()['hits'],
        );
        $error = self::refusal(
            fn() => $index->search(SearchParameters::fromRequest(['query' => 'post']), $budget)->toArray(),
        );
        self::assertSame(
            [
                RefusalReason::TooExpensive,
                'The answer is larger than 1 MB: ask for fewer hits, attributes or requests at once',
            ],
            $error,
        );
    }

    #[TestDox('Only the beginning of a very long text is highlighted; the rest is included without highlighting')]
    public function testMarksTheBeginning(): void
    {
        $text = str_repeat('lamp ', self::LONG);
        $marked = self::highlight(
            self::hits($this->index([1 => ['content' => $text]]), ['query' => 'lamp'])[0],
            'content',
        );
        self::assertIsString($marked['value']);
        self::assertSame($text, str_replace(['<em>', '</em>'], '', $marked['value']));
        self::assertSame(
            [40_000, false, 'full'],
            [substr_count($marked['value'], '<em>'), $marked['fullyHighlighted'], $marked['matchLevel']],
        );
    }

    #[TestDox('Text after the first million bytes is dropped, without splitting a character')]
    public function testLongestText(): void
    {
        $hit = self::hits($this->index([1 => ['content' => str_repeat('é ', 400_000) . 'lamp']]), [])[0];
        self::assertIsString($hit['content']);
        self::assertLessThanOrEqual(1_000_000, strlen($hit['content']));
        self::assertStringEndsWith(' é', rtrim($hit['content']));
    }

    #[TestDox('When SQLite has already rolled back, the original error is reported')]
    public function testFirstError(): void
    {
        $this->index();
        $db = Database::reader($this->file());
        $first = new \PDOException('disk I/O error');
        try {
            $db->snapshot(static function () use ($db, $first): never {
                $db->pdo->exec('ROLLBACK');
                throw $first;
            }, new SearchBudget());
        } catch (\PDOException $error) {
            self::assertSame($first, $error);
        }
        self::assertSame(0, $db->int('SELECT count(*) FROM posts'));
    }

    /** @return array{RefusalReason, string} */
    private static function refusal(callable $ask): array
    {
        try {
            $ask();
        } catch (SearchException $error) {
            return [$error->reason, $error->getMessage()];
        }
        self::fail('not refused');
    }
}
