<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Limits;

use Stallkeeper\Search\Storage\ScratchFile;

/**
 * Counts requests per address in fixed time windows. SearchTime counts their CPU time.
 *
 * ClientAddress determines the address, and Caller stores it as a hash. When the counter cannot be read, the request is
 * allowed: a broken counter must not disable the search. A damaged file is created again.
 */
final class RateLimiter
{
    /** @param string $purpose name of the counter; each address has one counter per purpose */
    public function __construct(private readonly ScratchFile $file, private readonly string $purpose = '') {}

    /** @return int seconds until the next request is allowed; 0 when this request is allowed */
    public function hit(string $remoteAddress, int $requests, int $seconds, ?int $now = null): int
    {
        if ($requests < 1 || $seconds < 1) {
            return 0;
        }
        $now ??= time();
        $ends = (intdiv($now, $seconds) + 1) * $seconds;
        // Windows of another length have a counter of their own: they may start or end at the same time.
        $who = Caller::key($remoteAddress, $this->file->secret(), "$this->purpose $seconds ");
        $hits = $this->file->try(static fn(\PDO $db): int => self::count($db, $who, $ends, $now)) ?? 0;

        return $hits > $requests ? $ends - $now : 0;
    }

    private static function count(\PDO $db, string $who, int $ends, int $now): int
    {
        // Use two statements: RETURNING needs a newer SQLite version than the rest of the engine. Without the
        // transaction, a request at the same time could be counted between them, and both would be refused.
        $db->exec('BEGIN IMMEDIATE');
        $db->prepare(
            'INSERT INTO requests (who, ends, count) VALUES (?, ?, 1) ON CONFLICT (who) DO UPDATE
            SET count = CASE WHEN ends = excluded.ends THEN count + 1 ELSE 1 END, ends = excluded.ends',
        )->execute([$who, $ends]);
        $count = $db->prepare('SELECT count FROM requests WHERE who = ?');
        $count->execute([$who]);
        $hits = $count->fetchColumn();
        $count->closeCursor();
        if ($hits === 1) {
            // Delete expired rows when a client starts a new window: this happens rarely enough.
            $db->prepare('DELETE FROM requests WHERE ends < ?')->execute([$now]);
        }
        $db->exec('COMMIT');

        return is_int($hits) ? $hits : 0;
    }
}
