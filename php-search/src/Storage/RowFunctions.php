<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Storage;

use Stallkeeper\Search\Filter\PostSet;
use Stallkeeper\Search\Limits\SearchBudget;
use Stallkeeper\Search\SearchException;

/**
 * SQL functions that the statements of a search call for each row.
 *
 * PHP cannot interrupt a running statement because it has no progress handler. But an exception in one of these
 * functions ends the statement. SQLite calls them for each row of a statement, but not while an inner loop runs.
 * Therefore IndexSettings limits the work between two rows.
 */
final class RowFunctions
{
    private const ROWS_PER_CHECK = 256;

    /** A row with a posting list takes longer than others. */
    private const LISTS_PER_CHECK = 8;

    /** Condition of statements that read posting lists, as inTime(). */
    public const LIST_IN_TIME = 'list_in_time()';

    private ?SearchBudget $budget = null;

    /** @var list<PostSet> */
    private array $sets = [];

    private int $rows = 0;

    private int $lists = 0;

    private ?SearchException $refusal = null;

    private function __construct() {}

    /** Registers the functions on a connection. They have no effect until begin() is called. */
    public static function register(\PDO $pdo): self
    {
        $functions = new self();
        // Do not set the flag for deterministic functions: SQLite would call them only once per statement.
        $pdo->sqliteCreateFunction('in_time', $functions->isInTime(...), 0);
        $pdo->sqliteCreateFunction('list_in_time', $functions->isListInTime(...), 0);
        $pdo->sqliteCreateFunction('in_set', $functions->isInSet(...), 2);

        return $functions;
    }

    /**
     * Returns a condition that is always true and stops the statement when the time of the search is over.
     *
     * @param string $id SQL expression of the row ID; one row in ROWS_PER_CHECK is checked
     */
    public static function inTime(string $id): string
    {
        return "($id & " . (self::ROWS_PER_CHECK - 1) . ' OR in_time())';
    }

    public function begin(SearchBudget $budget): void
    {
        $this->end();
        $this->budget = $budget;
    }

    public function end(): void
    {
        $this->budget = $this->refusal = null;
        $this->sets = [];
        $this->rows = $this->lists = 0;
    }

    /** @return int number of the set for the condition `in_set(number, id)`; valid until end() */
    public function add(PostSet $posts): int
    {
        $this->sets[] = $posts;

        return count($this->sets) - 1;
    }

    /** Returns the reason why a statement was stopped; null when SQLite itself failed. */
    public function refusal(): ?SearchException
    {
        return $this->refusal;
    }

    private function isInTime(): int
    {
        try {
            $this->budget?->checkTime();
        } catch (SearchException $refusal) {
            $this->refusal = $refusal;
            throw $refusal;
        }

        return 1;
    }

    private function isListInTime(): int
    {
        return $this->lists++ % self::LISTS_PER_CHECK === 0 ? $this->isInTime() : 1;
    }

    private function isInSet(int $set, int $id): int
    {
        if (++$this->rows % self::ROWS_PER_CHECK === 0) {
            $this->isInTime();
        }

        return $this->sets[$set]->has($id) ? 1 : 0;
    }
}
