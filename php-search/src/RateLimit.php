<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

/**
 * Counts requests per address in fixed windows, in a database of its own.
 *
 * Believes only the address of the connection: a forwarded-for header is whatever the caller wrote. Addresses are
 * stored as keyed hashes with a salt of this file. A broken counter lets everybody through: it protects the search,
 * it must not be its weakest part.
 */
final class RateLimit
{
    private const WAITS_SECONDS = 1;

    public function __construct(private readonly string $file) {}

    /** @return int seconds until the next request is welcome; 0 when this one is */
    public function hit(string $remoteAddress, int $requests, int $seconds, ?int $now = null): int
    {
        if ($requests < 1 || $seconds < 1) {
            return 0;
        }
        $now ??= time();
        try {
            $db = $this->open();
            $salt = $this->salt($db);
            $key = substr(hash_hmac('sha256', $remoteAddress, $salt), 0, 32);
            $window = intdiv($now, $seconds) * $seconds;
            $count = $db->prepare('INSERT INTO hits (who, since, count) VALUES (?, ?, 1) ON CONFLICT (who) DO UPDATE
                SET count = CASE WHEN since = excluded.since THEN count + 1 ELSE 1 END, since = excluded.since RETURNING count');
            $count->execute([$key, $window]);
            $hits = $count->fetchColumn();
            $count->closeCursor();
            if ($hits === 1) {
                // A new window of somebody is a cheap moment to forget everybody whose window is over.
                $db->prepare('DELETE FROM hits WHERE since < ?')->execute([$window - $seconds]);
            }

            return is_int($hits) && $hits > $requests ? $window + $seconds - $now : 0;
        } catch (\PDOException) {
            return 0;
        }
    }

    private function open(): \PDO
    {
        $db = new \PDO('sqlite:' . $this->file, null, null, [
            \PDO::ATTR_ERRMODE => \PDO::ERRMODE_EXCEPTION,
            \PDO::ATTR_TIMEOUT => self::WAITS_SECONDS,
        ]);
        // Counts may be lost in a power cut; waiting for the disk on every key stroke is not worth them.
        $db->exec('PRAGMA synchronous=OFF');

        return $db;
    }

    private function salt(\PDO $db): string
    {
        try {
            $salt = $this->readSalt($db);
        } catch (\PDOException) {
            $db->exec('PRAGMA journal_mode=WAL; CREATE TABLE IF NOT EXISTS salt (salt TEXT NOT NULL, id INTEGER PRIMARY KEY CHECK (id = 1));
                CREATE TABLE IF NOT EXISTS hits (who TEXT PRIMARY KEY, since INTEGER NOT NULL, count INTEGER NOT NULL) WITHOUT ROWID');
            $db->prepare('INSERT OR IGNORE INTO salt (salt, id) VALUES (?, 1)')->execute([bin2hex(random_bytes(16))]);
            $salt = $this->readSalt($db);
        }

        return is_string($salt) ? $salt : throw new \PDOException('no salt');
    }

    private function readSalt(\PDO $db): mixed
    {
        $statement = $db->query('SELECT salt FROM salt');

        return $statement === false ? null : $statement->fetchColumn();
    }
}
