<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Limits;

use Stallkeeper\Search\Storage\ScratchFile;

/**
 * Limits the CPU time that the searches of one address may use. The number of requests is not sufficient: one search
 * can cost as much as a thousand others.
 *
 * It is a leaky bucket: each search adds its time, and the bucket drains at the rate of the limit. An address with a
 * full bucket must wait, but never longer than the time window. When the file is not usable there is no limit, as in
 * RateLimiter.
 */
final class SearchTime
{
    public function __construct(private readonly ScratchFile $file) {}

    /**
     * @param int        $milliseconds CPU time per $seconds; 0 for no limit
     * @param float|null $now          Unix time in seconds
     *
     * @return int seconds until this address may search again; 0 when it may now
     */
    public function wait(string $address, int $milliseconds, int $seconds, ?float $now = null): int
    {
        if ($milliseconds < 1 || $seconds < 1) {
            return 0;
        }
        $now ??= microtime(true);
        $perSecond = $milliseconds / $seconds;
        [$used, $at] = $this->file->try(fn(\PDO $db): array => self::used($db, $this->key($address))) ?? [0.0, $now];
        $over = $used - max(0, $now - $at) * $perSecond - $milliseconds;

        return $over < 0 ? 0 : max(1, (int) ceil($over / $perSecond));
    }

    /**
     * Adds the CPU time of a search.
     *
     * @param float      $used         milliseconds; less than 1 ms is not recorded
     * @param int        $milliseconds the limit, as in wait()
     * @param float|null $now          Unix time in seconds
     */
    public function charge(string $address, float $used, int $milliseconds, int $seconds, ?float $now = null): void
    {
        if ($used < 1 || $milliseconds < 1 || $seconds < 1) {
            return;
        }
        $now ??= microtime(true);
        $this->file->try(function (\PDO $db) use ($address, $used, $milliseconds, $seconds, $now): null {
            $most = 2 * $milliseconds;
            $db->prepare(
                'INSERT INTO search_time (who, used, at) VALUES (?, ?, ?) ON CONFLICT (who) DO UPDATE SET
                used = min(CAST(? AS REAL), max(0, used - max(0, excluded.at - at) * CAST(? AS REAL)) + excluded.used),
                at = excluded.at',
            )->execute([$this->key($address), min($used, $most), $now, $most, $milliseconds / $seconds]);
            // By this age the bucket is empty.
            $db->prepare('DELETE FROM search_time WHERE at < ?')->execute([$now - 2 * $seconds]);

            return null;
        });
    }

    /** @return array{float, float} milliseconds in the bucket and time of the last change */
    private static function used(\PDO $db, string $who): array
    {
        $row = $db->prepare('SELECT used, at FROM search_time WHERE who = ?');
        $row->execute([$who]);
        $found = $row->fetch(\PDO::FETCH_NUM);
        $row->closeCursor();

        return is_array($found) && is_numeric($found[0]) && is_numeric($found[1])
            ? [(float) $found[0], (float) $found[1]]
            : [0.0, 0.0];
    }

    private function key(string $address): string
    {
        return Caller::key($address, $this->file->secret());
    }
}
