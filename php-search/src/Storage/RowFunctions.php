<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Storage;

use Stallkeeper\Search\Filter\PostSet;
use Stallkeeper\Search\Http\BadRequest;
use Stallkeeper\Search\Query\SearchBudget;

/**
 * SQL functions that a search's statements call for each row they find.
 *
 * PHP cannot interrupt a running statement (it has no progress handler), but a function that throws ends the statement.
 * SQLite calls these in the loop over a statement's rows; it does not call them while FTS5 looks for the next row or while
 * an inner loop runs. Therefore the work between two rows must be bounded beforehand (IndexSettings).
 */
final class RowFunctions
{
    private const ROWS_PER_CHECK = 256;

    private ?SearchBudget $budget = null;

    /** @var list<PostSet> */
    private array $sets = [];

    private int $rows = 0;

    private ?BadRequest $refusal = null;

    private function __construct() {}

    /** Adds the functions to a connection. They do nothing until begin() is called. */
    public static function register(\PDO $pdo): self
    {
        $functions = new self();
        // Without the flag for deterministic functions: SQLite would call in_time() once a statement.
        $pdo->sqliteCreateFunction('in_time', $functions->isInTime(...), 0);
        $pdo->sqliteCreateFunction('in_set', $functions->isInSet(...), 2);

        return $functions;
    }

    /**
     * A condition that is always true and ends a statement when the search's time is over.
     *
     * @param string $id SQL for the number of the row; one row in ROWS_PER_CHECK is checked
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
        $this->rows = 0;
    }

    /** @return int the number of the set, for the condition `in_set(number, id)`; valid until end() */
    public function add(PostSet $posts): int
    {
        $this->sets[] = $posts;

        return count($this->sets) - 1;
    }

    /** Why a statement was ended; null when the error was SQLite's own. */
    public function refusal(): ?BadRequest
    {
        return $this->refusal;
    }

    private function isInTime(): int
    {
        try {
            $this->budget?->checkTime();
        } catch (BadRequest $refusal) {
            $this->refusal = $refusal;
            throw $refusal;
        }

        return 1;
    }

    private function isInSet(int $set, int $id): int
    {
        if (++$this->rows % self::ROWS_PER_CHECK === 0) {
            $this->isInTime();
        }

        return $this->sets[$set]->has($id) ? 1 : 0;
    }
}
