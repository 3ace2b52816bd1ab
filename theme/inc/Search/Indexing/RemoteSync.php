<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Search\Indexing;

use Exception;
use Stallkeeper\Search\Queue;
use Stallkeeper\Theme\Search\AsVisitor;
use Stallkeeper\Theme\Search\Folder;
use Stallkeeper\Theme\Search\Identity;
use Stallkeeper\Theme\Search\Lock;
use Stallkeeper\Theme\Search\PostTable;
use Stallkeeper\Theme\Search\Records;
use Stallkeeper\Theme\Search\Site;
use Stallkeeper\Theme\Search\Worker;
use WP_Post;

/**
 * Tells the hosted provider what has changed: never in the request that changed it, which would wait for another host,
 * but in a scheduled event. What could not be sent waits for the next one.
 */
final class RemoteSync
{
    public const WORK = 'stallkeeper_hosted_sync';

    private const BUDGET_SECONDS = 20.0;
    private const RETRY_SECONDS = 60;
    private const BATCH = 200;
    /** Short: the lock keeps others out, the lease only has to outlast one look at the queue. */
    private const LEASE_SECONDS = 1;

    public function addHooks(): void
    {
        add_action(self::WORK, static fn() => self::work());
    }

    /** @param list<int> $ids posts whose records are out of date; written down before the request ends */
    public static function push(array $ids): void
    {
        if ($ids === [] || !Site::canRun() || !Remote::isConfigured()) {
            return;
        }
        self::queue()->push(...$ids);
        self::later(0);
    }

    public static function waiting(): int
    {
        return Site::canRun() && Remote::isConfigured() ? self::queue()->count() : 0;
    }

    /** Has all indexes at the provider built again, by the scheduled event and not by this request. */
    public static function rebuild(): void
    {
        RemoteRebuild::want();
        self::later(0);
    }

    /** The scheduled event. */
    public static function work(float $seconds = self::BUDGET_SECONDS): void
    {
        if (!self::hasWork()) {
            return;
        }
        // Whatever ends this process, somebody goes on.
        self::later(self::RETRY_SECONDS);
        try {
            if (self::turn($seconds) === true) {
                self::later(0);
            }
        } catch (Exception $error) {
            error_log('Stallkeeper: the hosted index cannot be brought up to date: ' . $error->getMessage());
            Log::add(__('The hosted provider did not take what was sent. It is tried again in a minute.', 'stallkeeper'));
        }
    }

    /**
     * One turn: what has changed first, then a rebuild that is under way.
     *
     * @param float $seconds after which nothing further is begun
     * @param float $waitSeconds for another process that is at it
     *
     * @return bool|null whether something is left; null: the other process is still at it, or the lock's folder is read-only
     *
     * @throws Exception when the provider refuses
     */
    public static function turn(float $seconds, float $waitSeconds = 0.0): ?bool
    {
        $lock = Lock::take(self::file('hosted'), $waitSeconds);
        if ($lock === null) {
            return null;
        }
        try {
            Worker::forgetWhatOthersChanged();
            $deadline = microtime(true) + $seconds;
            if (RemoteRebuild::isMoving()) {
                RemoteRebuild::goOn($deadline);
            }
            if (Site::canRun()) {
                self::drain($deadline);
            }
            RemoteRebuild::goOn($deadline);

            return self::hasWork();
        } finally {
            $lock->release();
        }
    }

    private static function hasWork(): bool
    {
        return Remote::isConfigured() && (RemoteRebuild::isUnderWay() || self::waiting() > 0);
    }

    private static function drain(float $deadline): void
    {
        $queue = self::queue();
        do {
            $ids = $queue->claim(self::BATCH, self::LEASE_SECONDS);
            if ($ids !== []) {
                self::send($ids);
                $queue->done(...$ids);
            }
        } while ($ids !== [] && microtime(true) < $deadline);
    }

    /** @param non-empty-list<int> $ids */
    private static function send(array $ids): void
    {
        _prime_post_caches($ids);
        $save = $delete = array_fill_keys(Remote::names(), []);
        AsVisitor::run(static function () use ($ids, &$save, &$delete): void {
            foreach ($ids as $id) {
                $post = get_post($id);
                $name = $post instanceof WP_Post && Records::isSearchable($post) ? Remote::nameFor($post) : null;
                $parts = $post instanceof WP_Post && $name !== null ? RemoteRecords::of($post) : [];
                $gone = RemoteRecords::note($id, count($parts));
                foreach (array_keys($save) as $one) {
                    // A post that has changed its language leaves the index of the other.
                    $delete[$one] = [...$delete[$one], ...$gone, ...($one === $name ? [] : array_map(self::objectID(...), $parts))];
                    $save[$one] = $one === $name ? [...$save[$one], ...$parts] : $save[$one];
                }
            }
        });
        foreach (array_keys($save) as $name) {
            foreach (RemoteRebuild::isBeside($name) ? [Remote::index($name), Remote::building($name)] : [Remote::index($name)] as $index) {
                $index->delete($delete[$name]);
                $index->save($save[$name]);
                // Made private while its record was made: the record is of the time before.
                $index->delete(array_map(Records::objectID(...), PostTable::unsearchable($ids)));
            }
        }
    }

    /** @param array<array-key, mixed> $record */
    private static function objectID(array $record): string
    {
        return is_string($record['objectID'] ?? null) ? $record['objectID'] : '';
    }

    private static function queue(): Queue
    {
        return Queue::open(self::file('outbox'));
    }

    private static function file(string $ending): string
    {
        $identity = Identity::current();

        return Folder::make($identity)->storage->path . "/$identity->token.$ending";
    }

    /** Not later than in so many seconds. */
    private static function later(int $seconds): void
    {
        $next = wp_next_scheduled(self::WORK);
        if ($next !== false && $next <= time() + $seconds) {
            return;
        }
        // WordPress takes no second event within ten minutes of the first.
        wp_clear_scheduled_hook(self::WORK);
        wp_schedule_single_event(time() + $seconds, self::WORK);
    }
}
