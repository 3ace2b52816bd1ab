<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Http;

use Stallkeeper\Search\Storage\ScratchFile;

/**
 * Counts requests per address in fixed windows. SearchTime counts what they cost.
 *
 * ClientAddress decides whose request it is. Addresses are stored as hashes (Caller). A counter that cannot be read lets the
 * request through: it protects the search and must not be its weakest part. A damaged one is created again.
 */
final class RateLimiter
{
    /** @param string $purpose what is counted; an address has one counter for each */
    public function __construct(private readonly ScratchFile $file, private readonly string $purpose = '') {}

    /** @return int seconds until the next request is welcome; 0 when this one is */
    public function hit(string $remoteAddress, int $requests, int $seconds, ?int $now = null): int
    {
        if ($requests < 1 || $seconds < 1) {
            return 0;
        }
        $now ??= time();
        $window = intdiv($now, $seconds) * $seconds;
        $who = Caller::key($remoteAddress, $this->file->secret(), $this->purpose);
        $hits = $this->file->try(static fn(\PDO $db): int => self::count($db, $who, $window, $seconds)) ?? 0;

        return $hits > $requests ? $window + $seconds - $now : 0;
    }

    private static function count(\PDO $db, string $who, int $window, int $seconds): int
    {
        // Two statements: RETURNING would need a newer SQLite than full-text search does.
        $db->prepare('INSERT INTO hits (who, since, count) VALUES (?, ?, 1) ON CONFLICT (who) DO UPDATE
            SET count = CASE WHEN since = excluded.since THEN count + 1 ELSE 1 END, since = excluded.since')->execute([$who, $window]);
        $count = $db->prepare('SELECT count FROM hits WHERE who = ?');
        $count->execute([$who]);
        $hits = $count->fetchColumn();
        $count->closeCursor();
        if ($hits === 1) {
            // A new window of somebody is a cheap moment to forget everybody whose window is over.
            $db->prepare('DELETE FROM hits WHERE since < ?')->execute([$window - $seconds]);
        }

        return is_int($hits) ? $hits : 0;
    }
}
