<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

use Stallkeeper\Search\Storage\Database;

/**
 * Queue of post IDs to index. It survives a crash at any time: an ID leaves the queue only with done(). A claim that
 * does not finish in time can be claimed again.
 */
final class Queue implements ChangeQueue
{
    private const MAX_LEASE_SECONDS = 3600;

    /** @var array<int, int> ID => number of the claimed push */
    private array $claimed = [];

    private function __construct(private readonly Database $db) {}

    /** @throws IndexUnavailable when the file cannot be written */
    public static function open(string $file): self
    {
        return self::guard(static function () use ($file): self {
            $db = Database::writer($file);
            // Use full synchronization: after a power failure the queue must still contain every saved change.
            $db->pdo->exec('PRAGMA synchronous=FULL; CREATE TABLE IF NOT EXISTS queue
                (id INTEGER PRIMARY KEY, push INTEGER NOT NULL, leased_until INTEGER NOT NULL DEFAULT 0)');
            $db->pdo->exec('CREATE TABLE IF NOT EXISTS pushes (last INTEGER NOT NULL)');

            return new self($db);
        });
    }

    public function push(int ...$ids): void
    {
        self::guard(
            fn() => $this->db->transaction(function () use ($ids): void {
                $push = 1 + $this->db->int('SELECT max(last) FROM pushes');
                $this->db->run('DELETE FROM pushes');
                $this->db->run('INSERT INTO pushes (last) VALUES (?)', [$push]);
                foreach ($ids as $id) {
                    // A newer push ends the lease: the process that claimed the ID may have read the post before this
                    // change.
                    $this->db->run(
                        'INSERT INTO queue (id, push) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET push = excluded.push, leased_until = 0',
                        [$id, $push],
                    );
                }
            }),
        );
    }

    /**
     * @param int $leaseSeconds time after which other processes may claim the same IDs
     *
     * @return list<int> IDs, oldest push first
     */
    public function claim(int $max, int $leaseSeconds = 60): array
    {
        return self::guard(function () use ($max, $leaseSeconds): array {
            $ids = [];
            $this->db->transaction(function () use ($max, $leaseSeconds, &$ids): void {
                $now = time();
                // A lease that ends later than any lease does was taken before the clock was set back.
                $rows = $this->db->rows(
                    'SELECT id, push FROM queue WHERE leased_until <= ? OR leased_until > ? ORDER BY push, id LIMIT ?',
                    [$now, $now + max($leaseSeconds, self::MAX_LEASE_SECONDS), max(0, $max)],
                );
                /** @var array{int, int} $row */
                foreach ($rows as $row) {
                    $this->db->run('UPDATE queue SET leased_until = ? WHERE id = ?', [$now + $leaseSeconds, $row[0]]);
                    $this->claimed[$row[0]] = $row[1];
                    $ids[] = $row[0];
                }
            });

            return $ids;
        });
    }

    /**
     * @return int number of the claimed push, which increases with each push; 0 when this object has not claimed the ID
     */
    public function claimedPush(int $id): int
    {
        return $this->claimed[$id] ?? 0;
    }

    /** Removes claimed IDs from the queue, except those that were pushed again since. */
    public function done(int ...$ids): void
    {
        self::guard(
            fn() => $this->db->transaction(function () use ($ids): void {
                foreach ($ids as $id) {
                    $this->db->run('DELETE FROM queue WHERE id = ? AND push = ?', [$id, $this->claimed[$id] ?? 0]);
                    unset($this->claimed[$id]);
                }
            }),
        );
    }

    public function count(): int
    {
        return self::guard(fn(): int => $this->db->int('SELECT count(*) FROM queue'));
    }

    /**
     * @template T
     *
     * @param callable(): T $work
     *
     * @return T
     */
    private static function guard(callable $work): mixed
    {
        try {
            return $work();
        } catch (\PDOException $error) {
            throw new IndexUnavailable('The queue cannot be used: ' . $error->getMessage(), 0, $error);
        }
    }
}
