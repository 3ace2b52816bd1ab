<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Storage;

use Stallkeeper\Search\Log\Log;
use Stallkeeper\Search\Log\NullLog;

/**
 * An SQLite file for data that may get lost. It is fast rather than safe, and a damaged file is deleted.
 *
 * It has no write-ahead log: every request opens and closes the file, and the last connection to close would have to
 * merge the log.
 */
final class ScratchFile
{
    /** SQLite's result code BUSY: expected on a busy site. */
    private const BUSY = 5;

    private const WAITS_SECONDS = 1;

    /** SQLite's result codes CORRUPT and NOTADB. */
    private const DAMAGED = [11, 26];

    private const TABLES = '
        CREATE TABLE IF NOT EXISTS requests (who TEXT PRIMARY KEY, ends INTEGER NOT NULL, count INTEGER NOT NULL)
            WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS search_time (who TEXT PRIMARY KEY, used REAL NOT NULL, at REAL NOT NULL)
            WITHOUT ROWID;
        CREATE INDEX IF NOT EXISTS search_time_at ON search_time (at);
        CREATE TABLE IF NOT EXISTS answers (place INTEGER PRIMARY KEY, key TEXT NOT NULL, answer TEXT NOT NULL)';

    private ?\PDO $db = null;

    public function __construct(private readonly string $file, private readonly Log $log = new NullLog()) {}

    /**
     * @template T
     *
     * @param callable(\PDO): T $work
     *
     * @return T|null null when the file cannot be used
     */
    public function try(callable $work): mixed
    {
        try {
            return $work($this->db ??= $this->open());
        } catch (\PDOException $error) {
            // Closing the connection also ends an open transaction.
            $this->db = null;
            $code = $error->errorInfo[1] ?? 0;
            if ($code !== self::BUSY) {
                $this->log->error('The file for counters and cached responses cannot be used', $error);
            }
            if (in_array($code, self::DAMAGED, true)) {
                // Another process may have deleted it first.
                @unlink($this->file);
            }

            return null;
        }
    }

    /** Returns a secret that only users with access to the file know: its random name (see IndexDirectory). */
    public function secret(): string
    {
        return basename($this->file);
    }

    private function open(): \PDO
    {
        FileAccess::createFile($this->file);
        $db = new \PDO('sqlite:' . $this->file, null, null, [
            \PDO::ATTR_ERRMODE => \PDO::ERRMODE_EXCEPTION,
            \PDO::ATTR_TIMEOUT => self::WAITS_SECONDS,
        ]);
        // A power failure may damage the file. Its content is not worth waiting for the disk on every keystroke.
        $db->exec('PRAGMA journal_mode=MEMORY; PRAGMA synchronous=OFF; ' . self::TABLES);

        return $db;
    }
}
