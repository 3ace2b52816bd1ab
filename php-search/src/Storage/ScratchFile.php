<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Storage;

/**
 * An SQLite file whose loss costs nothing: it is fast instead of safe, and removed when it is damaged.
 *
 * No write-ahead log: every request opens and closes the file, and the last one to close would have to fold the log in.
 */
final class ScratchFile
{
    private const WAITS_SECONDS = 1;

    /** SQLite's result codes CORRUPT and NOTADB. */
    private const DAMAGED = [11, 26];

    private const TABLES = 'CREATE TABLE IF NOT EXISTS hits (who TEXT PRIMARY KEY, since INTEGER NOT NULL, count INTEGER NOT NULL) WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS search_time (who TEXT PRIMARY KEY, used REAL NOT NULL, at REAL NOT NULL) WITHOUT ROWID;
        CREATE INDEX IF NOT EXISTS search_time_at ON search_time (at);
        CREATE TABLE IF NOT EXISTS answers (place INTEGER PRIMARY KEY, key TEXT NOT NULL, answer TEXT NOT NULL)';

    private ?\PDO $db = null;

    public function __construct(private readonly string $file) {}

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
            // A transaction that was begun ends with its connection.
            $this->db = null;
            if (in_array($error->errorInfo[1] ?? 0, self::DAMAGED, true)) {
                @unlink($this->file);
            }

            return null;
        }
    }

    /** Known to nobody who does not have the file: its name is random (Storage). */
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
        // A power cut may damage the file; waiting for the disk on every key stroke is not worth its content.
        $db->exec('PRAGMA journal_mode=MEMORY; PRAGMA synchronous=OFF; ' . self::TABLES);

        return $db;
    }
}
