<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

/**
 * Counts requests per address in fixed windows, in a database of its own.
 *
 * Whose address that is ClientAddress decides. Addresses are stored as hashes with a key of this file's own. A counter that cannot be read lets the request through, for it
 * protects the search and must not be its weakest part; one that is damaged is made anew.
 */
final class RateLimit
{
    /** One caller of IPv6 has at least 2^64 addresses: the first half is the network, the other half theirs to choose (RFC 4291, 2.5.4). */
    private const IPV6_NETWORK_BYTES = 8;
    private const IPV4_IN_IPV6 = "\0\0\0\0\0\0\0\0\0\0\xFF\xFF";

    public function __construct(private readonly ScratchFile $file) {}

    /** @return int seconds until the next request is welcome; 0 when this one is */
    public function hit(string $remoteAddress, int $requests, int $seconds, ?int $now = null): int
    {
        if ($requests < 1 || $seconds < 1) {
            return 0;
        }
        $now ??= time();
        $window = intdiv($now, $seconds) * $seconds;
        $caller = self::caller($remoteAddress);
        $hits = $this->file->try(fn(\PDO $db): int => $this->count($db, $caller, $window, $seconds)) ?? 0;

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

    private function count(\PDO $db, string $caller, int $window, int $seconds): int
    {
        $who = substr(hash_hmac('sha256', $caller, $this->file->secret()), 0, 32);
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
