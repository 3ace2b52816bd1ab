<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\BadRequest;
use Stallkeeper\Search\Budget;
use Stallkeeper\Search\Database;

final class BudgetTest extends Folder
{
    private const LONG = 60_000;

    #[TestDox('A search that takes too long ends between its steps, and the next one is answered')]
    public function testTime(): void
    {
        $index = $this->index([1 => ['post_title' => 'Lamp']]);
        foreach ([fn() => $index->search(['query' => 'lamp'], new Budget(0)), fn() => $index->searchFacetValues('post_type', [], new Budget(0))] as $ask) {
            self::assertSame([413, 'The search takes too long: ask for fewer requests, words or filters at once'], self::refusal($ask));
        }
        self::assertSame([1], self::found($index, 'lamp'));
    }

    #[TestDox('Searches of one call share the bytes of its answer')]
    public function testBytes(): void
    {
        $index = $this->index([1 => ['content' => str_repeat('lamp ', self::LONG)]]);
        $budget = new Budget(self::LONG, 1_000_000);
        self::assertCount(1, (array) $index->search(['query' => 'post'], $budget)['hits']);
        $error = self::refusal(fn() => $index->search(['query' => 'post'], $budget));
        self::assertSame([413, 'The answer is larger than 1 MB: ask for fewer hits, attributes or requests at once'], $error);
    }

    #[TestDox('Of a very long text only the beginning is marked, and the rest is there unmarked')]
    public function testMarksTheBeginning(): void
    {
        $text = str_repeat('lamp ', self::LONG);
        $marked = self::highlight(self::hits($this->index([1 => ['content' => $text]]), ['query' => 'lamp'])[0], 'content');
        self::assertIsString($marked['value']);
        self::assertSame($text, str_replace(['<em>', '</em>'], '', $marked['value']));
        self::assertSame([40_000, false, 'full'], [substr_count($marked['value'], '<em>'), $marked['fullyHighlighted'], $marked['matchLevel']]);
    }

    #[TestDox('Of a text longer than a million bytes the rest is left out, whole characters only')]
    public function testLongestText(): void
    {
        $hit = self::hits($this->index([1 => ['content' => str_repeat('é ', 400_000) . 'lamp']]), [])[0];
        self::assertIsString($hit['content']);
        self::assertLessThanOrEqual(1_000_000, strlen($hit['content']));
        self::assertStringEndsWith(' é', rtrim($hit['content']));
    }

    #[TestDox('When SQLite has ended a search\'s snapshot by itself, the error that made it do so is the one that is told')]
    public function testFirstError(): void
    {
        $this->index();
        $db = Database::reader($this->file());
        $first = new \PDOException('disk I/O error');
        try {
            $db->snapshot(static function () use ($db, $first): never {
                $db->pdo->exec('ROLLBACK');
                throw $first;
            }, new Budget());
        } catch (\PDOException $error) {
            self::assertSame($first, $error);
        }
        self::assertSame(0, $db->int('SELECT count(*) FROM posts'));
    }

    /** @return array{int, string} */
    private static function refusal(callable $ask): array
    {
        try {
            $ask();
        } catch (BadRequest $error) {
            return [$error->getCode(), $error->getMessage()];
        }
        self::fail('not refused');
    }
}
