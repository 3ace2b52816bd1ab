<?php

declare(strict_types=1);

namespace Stallkeeper\Demo;

use PDO;

/**
 * Makes write transactions of the SQLite integration wait for the write lock.
 *
 * The integration runs each statement in a transaction that starts with a read. If another process writes between that
 * read and the write, SQLite fails immediately with "database is locked" and the integration discards the statement: a
 * cart or an order is lost. If the first statement of a transaction is a write, SQLite waits instead.
 *
 * @see https://www.sqlite.org/isolation.html
 */
final class WriteLock
{
    private const WRITE_PATTERN = '/^\s*(?:INSERT|UPDATE|DELETE|REPLACE|CREATE|ALTER|DROP|TRUNCATE|START\s+TRANSACTION|BEGIN)\b/i';

    /** Acquires the write lock without changing data. The integration always creates this table. */
    private const LOCK_STATEMENT = 'DELETE FROM _mysql_data_types_cache WHERE 0';

    /** Longer than any statement of the demo site takes. */
    private const WAIT_MILLISECONDS = 30000;

    private bool $isWrite = false;

    public function __construct(private readonly PDO $database) {}

    public function addHooks(): void
    {
        $this->database->exec('PRAGMA busy_timeout = ' . self::WAIT_MILLISECONDS);
        add_filter('pre_query_sqlite_db', [$this, 'detectWrite'], 10, 3);
        add_action('sqlite_transaction_query_executed', [$this, 'acquireLock'], 10, 3);
    }

    /**
     * Runs on `pre_query_sqlite_db`.
     *
     * @param mixed $result returned unchanged, so that the integration runs the statement
     */
    public function detectWrite(mixed $result, object $translator, string $statement): mixed
    {
        $this->isWrite = preg_match(self::WRITE_PATTERN, $statement) === 1;

        return $result;
    }

    /**
     * Runs on `sqlite_transaction_query_executed`.
     *
     * @param int $level 0 for the outermost transaction
     */
    public function acquireLock(string $command, bool $isDone, int $level): void
    {
        if ($this->isWrite && $isDone && $level === 0 && $command === 'START TRANSACTION') {
            $this->database->exec(self::LOCK_STATEMENT);
        }
    }
}
