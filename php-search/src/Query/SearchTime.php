<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

use Stallkeeper\Search\Http\Caller;
use Stallkeeper\Search\Storage\ScratchFile;

/**
 * Limits the processor time that the searches of one address may take. The number of calls does not show their cost: one
 * search can cost as much as a thousand others.
 *
 * A leaky bucket: each search adds its time, and time flows out at the rate that the limit allows. An address whose bucket
 * is full waits until there is room, and never for longer than the limit's seconds. When the file cannot be used there is no limit, as in RateLimit.
 */
final class SearchTime
{
    public function __construct(private readonly ScratchFile $file) {}

    /**
     * @param int        $milliseconds of processor time in $seconds; 0 for no limit
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
     * Adds the time of a search.
     *
     * @param float      $used         milliseconds; less than one is not worth writing down
     * @param int        $milliseconds the limit, as with wait()
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
            $db->prepare('INSERT INTO search_time (who, used, at) VALUES (?, ?, ?) ON CONFLICT (who) DO UPDATE
                SET used = min(CAST(? AS REAL), max(0, used - max(0, excluded.at - at) * CAST(? AS REAL)) + excluded.used), at = excluded.at')
                ->execute([$this->key($address), min($used, $most), $now, $most, $milliseconds / $seconds]);
            // A bucket of that age is empty.
            $db->prepare('DELETE FROM search_time WHERE at < ?')->execute([$now - 2 * $seconds]);

            return null;
        });
    }

    /** @return array{float, float} milliseconds in the bucket, and when that was */
    private static function used(\PDO $db, string $who): array
    {
        $row = $db->prepare('SELECT used, at FROM search_time WHERE who = ?');
        $row->execute([$who]);
        $found = $row->fetch(\PDO::FETCH_NUM);
        $row->closeCursor();

        return is_array($found) && is_numeric($found[0]) && is_numeric($found[1]) ? [(float) $found[0], (float) $found[1]] : [0.0, 0.0];
    }

    private function key(string $address): string
    {
        return Caller::key($address, $this->file->secret());
    }
}
