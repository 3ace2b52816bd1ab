<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Storage;

use Stallkeeper\Search\Filter\PostSet;
use Stallkeeper\Search\Limits\SearchBudget;
use Stallkeeper\Search\SearchException;

/** A connection to an SQLite file: opens it with the same settings everywhere and caches prepared statements. */
final class Database
{
    /** Lock timeout for readers. API clients stop reading after 2 s. */
    private const READER_WAITS_SECONDS = 1;
    private const WRITER_WAITS_SECONDS = 10;

    /** @var array<string, \PDOStatement> */
    private array $prepared = [];

    /**
     * Budget of the running search. It is checked before each statement and, for statements with many rows, between the
     * rows (see RowFunctions).
     */
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
        // page_size: the bits of one part in `postings` or `facet_bits` fit in a page; SQLite ignores it for existing
        // files. WAL: readers do not wait for writers. NORMAL: a power failure may lose the last saves but cannot
        // damage the file. wal_autocheckpoint: copy pages into the file every 16 MB, so that few saves wait for it.
        // secure_delete: overwrite deleted data with zeros, which is not the default in every build of SQLite.
        $pdo->exec(
            'PRAGMA page_size=16384; PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA wal_autocheckpoint=1000; PRAGMA cache_size=-20000; PRAGMA secure_delete=ON',
        );

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
        // Memory-map the file: SQLite then reads from the page cache of the operating system without copying.
        $pdo->exec('PRAGMA mmap_size=268435456');

        return new self($pdo);
    }

    /**
     * Checks the time limit. Call it during long work between two statements.
     *
     * @throws SearchException when the time of the running search is over
     */
    public function checkTime(): void
    {
        $this->budget?->checkTime();
    }

    /** @return int number of the set for the condition `in_set(number, id)`; valid for the running search only */
    public function addSet(PostSet $posts): int
    {
        return $this->functions->add($posts);
    }

    /**
     * @param list<scalar|null> $values
     * @param bool              $keepPrepared false for statements that are unlikely to run again
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
     * @throws SearchException when the time of the running search is over
     */
    public function rows(string $sql, array $values = [], bool $keepPrepared = true): array
    {
        /** @var list<list<mixed>> $rows */
        $rows = $this->fetched($sql, $values, $keepPrepared, \PDO::FETCH_NUM);

        return $rows;
    }

    /**
     * Returns the first column of all rows as integers.
     *
     * @param list<scalar|null> $values
     *
     * @return list<int>
     *
     * @throws SearchException as rows()
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
            // If RowFunctions stopped the statement, PDO reports an SQLite error.
            throw $this->functions->refusal() ?? $error;
        }

        return array_values($rows);
    }

    /**
     * Returns the rows one by one, for results that are too large for the memory.
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

    /**
     * Truncates the write-ahead log, because it still contains deleted rows. While another process reads from the log,
     * this does nothing; a later call does it.
     */
    public function truncateLog(): void
    {
        $this->pdo->exec('PRAGMA busy_timeout=0');
        $this->rows('PRAGMA wal_checkpoint(TRUNCATE)');
        $this->pdo->exec('PRAGMA busy_timeout=' . 1000 * self::WRITER_WAITS_SECONDS);
    }

    /**
     * Runs $work in a transaction. It acquires the write lock immediately, so that a second writer waits instead of
     * failing.
     */
    public function transaction(callable $work): void
    {
        $this->enclose('BEGIN IMMEDIATE', $work);
    }

    /**
     * Runs $work on a snapshot of the file, so that a save between counting and fetching cannot make both disagree.
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
            // After some errors SQLite has already rolled back. The exception of a second rollback would hide the
            // original error.
            try {
                $this->pdo->exec('ROLLBACK');
            } catch (\PDOException) {
            }
            throw $error;
        }
    }
}
