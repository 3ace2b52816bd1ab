<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Hosted\Sync;

use Stallkeeper\Search\Index\Queue;
use Stallkeeper\Tools\Search\Index\IndexLog;
use Stallkeeper\Tools\Search\Index\IndexWorker;
use Stallkeeper\Tools\Search\Index\PatternUsers;
use Stallkeeper\Tools\Search\Index\Storage\EngineCredentials;
use Stallkeeper\Tools\Search\Index\Storage\FileLock;
use Stallkeeper\Tools\Search\Index\Storage\IndexDirectory;
use Throwable;

/**
 * Sends changes to the hosted provider in a scheduled event, so that the request that made a change does not wait for
 * another host. Changes that cannot be sent stay in the queue for the next event.
 */
final class HostedSync
{
    public const WORK = 'stallkeeper_hosted_sync';

    private const BUDGET_SECONDS = 20.0;
    private const RETRY_SECONDS = 60;
    private const BATCH = 200;
    /** Short, because the lock excludes other processes already. */
    private const LEASE_SECONDS = 1;

    public function addHooks(): void
    {
        add_action(self::WORK, [$this, 'runScheduledWork']);
    }

    /** Hook: `stallkeeper_hosted_sync`, a scheduled event. */
    public function runScheduledWork(): void
    {
        self::work();
    }

    /** @param list<int> $ids posts whose records are out of date; queued before the request ends */
    public static function push(array $ids): void
    {
        if ($ids === [] || !HostedIndexes::isConfigured()) {
            return;
        }
        if (!self::canQueue()) {
            IndexLog::add(__('Changes cannot be noted for the hosted provider, because this PHP lacks pdo_sqlite: ask your host for it. Until then build the index again after changes.', 'stallkeeper-tools'));
            return;
        }
        self::queue()->push(...$ids);
        self::later(0);
    }

    public static function waiting(): int
    {
        return self::canQueue() && HostedIndexes::isConfigured() ? self::queue()->count() : 0;
    }

    /** Rebuilds all indexes at the provider in the scheduled event. */
    public static function rebuild(): void
    {
        HostedRebuild::want();
        self::later(0);
    }

    /** The work of the scheduled event. */
    public static function work(float $seconds = self::BUDGET_SECONDS): void
    {
        if (!self::hasWork()) {
            return;
        }
        // Schedule the next event first, so that a crash does not stop the sync.
        self::later(self::RETRY_SECONDS);
        try {
            if (self::turn($seconds) === true) {
                self::later(0);
            }
        } catch (Throwable $error) {
            error_log('Stallkeeper: the hosted index cannot be brought up to date: ' . $error->getMessage());
            IndexLog::add(__('The hosted provider did not take what was sent. It is tried again in a minute.', 'stallkeeper-tools'));
        }
    }

    /**
     * Runs one turn: sends queued changes first, then continues a running rebuild.
     *
     * @param float $seconds time after which no further step begins
     * @param float $waitSeconds time to wait for another process
     *
     * @return bool|null whether work is left; null if another process holds the lock or its directory is read-only
     *
     * @throws Throwable if the provider rejects a request or cannot be reached
     */
    public static function turn(float $seconds, float $waitSeconds = 0.0): ?bool
    {
        $lock = FileLock::take(self::file('hosted'), $waitSeconds);
        if ($lock === null) {
            return null;
        }
        try {
            IndexWorker::forgetWhatOthersChanged();
            $deadline = microtime(true) + $seconds;
            $attempt = new GuardedUpload($lock);
            if (HostedRebuild::isMoving()) {
                HostedRebuild::goOn($attempt, $deadline);
            }
            if (self::canQueue()) {
                self::drain($attempt, $deadline);
            }
            HostedRebuild::goOn($attempt, $deadline);

            return self::hasWork();
        } finally {
            $lock->release();
        }
    }

    private static function hasWork(): bool
    {
        return HostedIndexes::isConfigured() && (HostedRebuild::isUnderWay() || self::waiting() > 0);
    }

    private static function drain(GuardedUpload $attempt, float $deadline): void
    {
        $queue = self::queue();
        do {
            $ids = $queue->claim(self::BATCH, self::LEASE_SECONDS);
            $posts = PatternUsers::posts($ids);
            if ($posts !== []) {
                ChangedPosts::send($posts, $attempt);
                $queue->done(...$posts);
            }
            $isExpanded = (new PatternUsers($queue, 'hosted'))->expand($ids, $deadline);
        } while ($ids !== [] && $isExpanded && microtime(true) < $deadline);
    }

    /**
     * Whether changes can be queued. This needs SQLite, but not its full-text search.
     * Filter `stallkeeper_outbox_available`: return false to make the site behave as on a host without SQLite.
     */
    private static function canQueue(): bool
    {
        return (bool) apply_filters('stallkeeper_outbox_available', extension_loaded('pdo_sqlite'));
    }

    private static function queue(): Queue
    {
        return Queue::open(self::file('outbox'));
    }

    private static function file(string $ending): string
    {
        $identity = EngineCredentials::current();

        return IndexDirectory::make($identity)->storage->path . "/$identity->token.$ending";
    }

    /** Schedules the event in this many seconds, unless it is scheduled earlier. */
    private static function later(int $seconds): void
    {
        $next = wp_next_scheduled(self::WORK);
        if ($next !== false && $next <= time() + $seconds) {
            return;
        }
        // WordPress rejects a second event within ten minutes of the first.
        wp_clear_scheduled_hook(self::WORK);
        wp_schedule_single_event(time() + $seconds, self::WORK);
    }
}
