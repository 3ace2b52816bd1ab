<?php

declare(strict_types=1);

namespace Stallkeeper\Demo;

use PDO;

/**
 * Lets a transaction of the SQLite integration wait for its turn to write.
 *
 * The integration runs each statement in a transaction that reads first. When another process writes between that read
 * and the write, SQLite refuses the write at once ("database is locked") and the integration drops it: a cart or an
 * order is lost. A transaction whose first statement is a write waits instead.
 *
 * @see https://www.sqlite.org/isolation.html
 */
final class WriteLock
{
    private const WRITES = '/^\s*(?:INSERT|UPDATE|DELETE|REPLACE|CREATE|ALTER|DROP|TRUNCATE|START\s+TRANSACTION|BEGIN)\b/i';

    /** A table that the integration creates with the database. The statement takes the lock and changes nothing. */
    private const TAKE_LOCK = 'DELETE FROM _mysql_data_types_cache WHERE 0';

    /** Longer than any statement of the demo takes. */
    private const WAIT_MILLISECONDS = 30000;

    private bool $isWrite = false;

    public function __construct(private readonly PDO $database) {}

    public function addHooks(): void
    {
        $this->database->exec('PRAGMA busy_timeout = ' . self::WAIT_MILLISECONDS);
        add_filter('pre_query_sqlite_db', [$this, 'noteStatement'], 10, 3);
        add_action('sqlite_transaction_query_executed', [$this, 'takeLock'], 10, 3);
    }

    /**
     * Runs on `pre_query_sqlite_db`.
     *
     * @param mixed $result returned as it is: the integration runs the statement
     */
    public function noteStatement(mixed $result, object $translator, string $statement): mixed
    {
        $this->isWrite = preg_match(self::WRITES, $statement) === 1;

        return $result;
    }

    /**
     * Runs on `sqlite_transaction_query_executed`.
     *
     * @param int $level 0 for the outermost transaction
     */
    public function takeLock(string $command, bool $isDone, int $level): void
    {
        if ($this->isWrite && $isDone && $level === 0 && $command === 'START TRANSACTION') {
            $this->database->exec(self::TAKE_LOCK);
        }
    }
}
