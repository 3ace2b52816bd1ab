<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Storage;

use Stallkeeper\Search\Filter\PostSet;
use Stallkeeper\Search\Http\BadRequest;
use Stallkeeper\Search\Query\SearchBudget;

/** Opens SQLite files the same way everywhere and keeps statements prepared. */
final class Database
{
    /** A reader of the light entry must answer within the client's read time-out of 2 s (spec section 9). */
    private const READER_WAITS_SECONDS = 1;
    private const WRITER_WAITS_SECONDS = 10;

    /** @var array<string, \PDOStatement> */
    private array $prepared = [];

    /** The time of the search that runs: checked before each statement, and between the rows of those that may find many (RowFunctions). */
    private ?SearchBudget $budget = null;

    private readonly RowFunctions $functions;

    private function __construct(public readonly \PDO $pdo)
    {
        $this->functions = RowFunctions::register($pdo);
    }

    /** @throws \PDOException */
    public static function writer(string $file): self
    {
        FileAccess::createFile($file);
        $pdo = new \PDO('sqlite:' . $file, null, null, [
            \PDO::ATTR_ERRMODE => \PDO::ERRMODE_EXCEPTION,
            \PDO::ATTR_TIMEOUT => self::WRITER_WAITS_SECONDS,
        ]);
        // WAL: readers never wait for a writer. NORMAL loses at most the last saves in a power cut, never the file.
        // Its pages go into the file every 16 MB: by default every seventeenth save of a post would have to wait for that.
        // secure_delete: what is deleted is overwritten with zeros; not every build of SQLite does so by default.
        $pdo->exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA wal_autocheckpoint=4000; PRAGMA cache_size=-32000; PRAGMA secure_delete=ON');

        return new self($pdo);
    }

    /** @throws \PDOException */
    public static function reader(string $file): self
    {
        $pdo = new \PDO('sqlite:' . $file, null, null, [
            \PDO::ATTR_ERRMODE => \PDO::ERRMODE_EXCEPTION,
            \PDO::ATTR_TIMEOUT => self::READER_WAITS_SECONDS,
            \PDO::SQLITE_ATTR_OPEN_FLAGS => \PDO::SQLITE_OPEN_READONLY,
        ]);
        // Reads the file where the system has it in memory instead of copying page by page.
        $pdo->exec('PRAGMA mmap_size=268435456');

        return new self($pdo);
    }

    /**
     * For work between two statements that takes long.
     *
     * @throws BadRequest when the time of the search that runs is over
     */
    public function checkTime(): void
    {
        $this->budget?->checkTime();
    }

    /** @return int the number of the set, for the condition `in_set(number, id)`; valid in the running search only */
    public function addSet(PostSet $posts): int
    {
        return $this->functions->add($posts);
    }

    /**
     * @param list<scalar|null> $values
     * @param bool              $keepPrepared false for statements that will hardly come again
     */
    public function run(string $sql, array $values = [], bool $keepPrepared = true): \PDOStatement
    {
        $this->checkTime();
        $statement = $this->prepared[$sql] ?? $this->pdo->prepare($sql);
        if ($keepPrepared) {
            $this->prepared[$sql] = $statement;
        }
        foreach ($values as $i => $value) {
            $type = is_int($value) ? \PDO::PARAM_INT : ($value === null ? \PDO::PARAM_NULL : \PDO::PARAM_STR);
            $statement->bindValue($i + 1, is_float($value) ? (string) $value : $value, $type);
        }
        $statement->execute();

        return $statement;
    }

    /**
     * @param list<scalar|null> $values
     *
     * @return list<list<mixed>>
     *
     * @throws BadRequest when the time of the search that runs is over
     */
    public function rows(string $sql, array $values = [], bool $keepPrepared = true): array
    {
        /** @var list<list<mixed>> $rows */
        $rows = $this->fetched($sql, $values, $keepPrepared, \PDO::FETCH_NUM);

        return $rows;
    }

    /**
     * The first column of all rows, which is whole numbers.
     *
     * @param list<scalar|null> $values
     *
     * @return list<int>
     *
     * @throws BadRequest as rows()
     */
    public function column(string $sql, array $values = [], bool $keepPrepared = true): array
    {
        /** @var list<int> $column */
        $column = $this->fetched($sql, $values, $keepPrepared, \PDO::FETCH_COLUMN);

        return $column;
    }

    /**
     * @param list<scalar|null> $values
     *
     * @return list<mixed>
     */
    private function fetched(string $sql, array $values, bool $keepPrepared, int $mode): array
    {
        try {
            $statement = $this->run($sql, $values, $keepPrepared);
            $rows = $statement->fetchAll($mode);
            $statement->closeCursor();
        } catch (\PDOException $error) {
            // A statement that RowFunctions ended fails with an error of SQLite's.
            throw $this->functions->refusal() ?? $error;
        }

        return array_values($rows);
    }

    /**
     * The same row by row, for more rows than need be in memory at once.
     *
     * @param list<scalar|null> $values
     *
     * @return \Generator<list<mixed>>
     */
    public function each(string $sql, array $values = []): \Generator
    {
        $statement = $this->run($sql, $values);
        try {
            while (is_array($row = $statement->fetch(\PDO::FETCH_NUM))) {
                /** @var list<mixed> $row */
                yield $row;
            }
        } finally {
            $statement->closeCursor();
        }
    }

    /** @param list<scalar|null> $values */
    public function int(string $sql, array $values = []): int
    {
        $value = $this->rows($sql, $values)[0][0] ?? 0;

        return is_numeric($value) ? (int) $value : 0;
    }

    /** Empties the write-ahead log, which still has deleted rows, unless somebody is reading from it: then later. */
    public function truncateLog(): void
    {
        $this->pdo->exec('PRAGMA busy_timeout=0');
        $this->rows('PRAGMA wal_checkpoint(TRUNCATE)');
        $this->pdo->exec('PRAGMA busy_timeout=' . 1000 * self::WRITER_WAITS_SECONDS);
    }

    /** Runs $work in one transaction that takes the write lock at once, so that two writers queue up instead of failing. */
    public function transaction(callable $work): void
    {
        $this->enclose('BEGIN IMMEDIATE', $work);
    }

    /**
     * Runs $work on one state of the file: a save between counting and fetching must not make the two disagree.
     *
     * @template T
     *
     * @param callable(): T $work
     *
     * @return T
     */
    public function snapshot(callable $work, SearchBudget $budget): mixed
    {
        $this->budget = $budget;
        $this->functions->begin($budget);
        try {
            return $this->enclose('BEGIN', $work);
        } finally {
            $this->budget = null;
            $this->functions->end();
        }
    }

    /**
     * @template T
     *
     * @param callable(): T $work
     *
     * @return T
     */
    private function enclose(string $begin, callable $work): mixed
    {
        $this->pdo->exec($begin);
        try {
            $result = $work();
            $this->pdo->exec('COMMIT');

            return $result;
        } catch (\Throwable $error) {
            // After some errors SQLite has rolled back by itself; a second roll-back would hide the first error.
            try {
                $this->pdo->exec('ROLLBACK');
            } catch (\PDOException) {
            }
            throw $error;
        }
    }
}
