<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

/**
 * Counts requests per address in fixed windows, in a database of its own.
 *
 * Believes only the address of the connection: a forwarded-for header is whatever the caller wrote. Addresses are
 * stored as keyed hashes with a salt of this file. A counter that cannot be read lets the request through, for it
 * protects the search and must not be its weakest part; one that is damaged is made anew.
 */
final class RateLimit
{
    private const WAITS_SECONDS = 1;

    /** SQLite's result codes CORRUPT and NOTADB. */
    private const DAMAGED = [11, 26];

    /** One caller of IPv6 has at least 2^64 addresses: the first half is the network, the other half theirs to choose (RFC 4291, 2.5.4). */
    private const IPV6_NETWORK_BYTES = 8;
    private const IPV4_IN_IPV6 = "\0\0\0\0\0\0\0\0\0\0\xFF\xFF";

    public function __construct(private readonly string $file) {}

    /** @return int seconds until the next request is welcome; 0 when this one is */
    public function hit(string $remoteAddress, int $requests, int $seconds, ?int $now = null): int
    {
        if ($requests < 1 || $seconds < 1) {
            return 0;
        }
        $now ??= time();
        $window = intdiv($now, $seconds) * $seconds;
        try {
            $hits = $this->count(self::caller($remoteAddress), $window, $seconds);
        } catch (\PDOException $error) {
            if (!in_array($error->errorInfo[1] ?? 0, self::DAMAGED, true)) {
                return 0;
            }
            // The file itself last: once it is gone, another process may be making the new one.
            foreach (['-wal', '-shm', ''] as $ending) {
                @unlink($this->file . $ending);
            }

            return 0;
        }

        return $hits > $requests ? $window + $seconds - $now : 0;
    }

    /** What of an address tells callers apart. */
    private static function caller(string $address): string
    {
        $bytes = filter_var($address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6) === false ? false : inet_pton($address);
        if ($bytes === false) {
            return $address;
        }

        return str_starts_with($bytes, self::IPV4_IN_IPV6)
            ? (string) inet_ntop(substr($bytes, strlen(self::IPV4_IN_IPV6)))
            : bin2hex(substr($bytes, 0, self::IPV6_NETWORK_BYTES));
    }

    private function count(string $caller, int $window, int $seconds): int
    {
        $db = $this->open();
        $key = substr(hash_hmac('sha256', $caller, $this->salt($db)), 0, 32);
        $db->exec('BEGIN IMMEDIATE');
        // Two statements: RETURNING would need a newer SQLite than full-text search does.
        $db->prepare('INSERT INTO hits (who, since, count) VALUES (?, ?, 1) ON CONFLICT (who) DO UPDATE
            SET count = CASE WHEN since = excluded.since THEN count + 1 ELSE 1 END, since = excluded.since')->execute([$key, $window]);
        $count = $db->prepare('SELECT count FROM hits WHERE who = ?');
        $count->execute([$key]);
        $hits = $count->fetchColumn();
        $count->closeCursor();
        if ($hits === 1) {
            // A new window of somebody is a cheap moment to forget everybody whose window is over.
            $db->prepare('DELETE FROM hits WHERE since < ?')->execute([$window - $seconds]);
        }
        $db->exec('COMMIT');

        return is_int($hits) ? $hits : 0;
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
        $salt = $this->readSalt($db);
        if ($salt === null) {
            // In one piece: a process that is killed here must not leave half a counter.
            $db->exec('PRAGMA journal_mode=WAL; BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS salt (salt TEXT NOT NULL, id INTEGER PRIMARY KEY CHECK (id = 1));
                CREATE TABLE IF NOT EXISTS hits (who TEXT PRIMARY KEY, since INTEGER NOT NULL, count INTEGER NOT NULL) WITHOUT ROWID');
            $db->prepare('INSERT OR IGNORE INTO salt (salt, id) VALUES (?, 1)')->execute([bin2hex(random_bytes(16))]);
            $db->exec('COMMIT');
            $salt = $this->readSalt($db);
        }

        return $salt ?? throw new \PDOException('no salt');
    }

    /** null before the tables are made; what else is wrong comes up again when they are. */
    private function readSalt(\PDO $db): ?string
    {
        try {
            $statement = $db->query('SELECT salt FROM salt');
        } catch (\PDOException) {
            return null;
        }
        $salt = $statement === false ? null : $statement->fetchColumn();

        return is_string($salt) ? $salt : null;
    }
}
