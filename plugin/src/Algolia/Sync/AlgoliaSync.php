<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia\Sync;

use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Indexing\FileLock;
use Stallkeeper\Tools\Search\Indexing\IndexLog;
use Stallkeeper\Tools\Search\Indexing\PatternUsers;
use Stallkeeper\Tools\Search\Records\PostDatabase;
use Stallkeeper\Tools\Search\Records\RelatedPosts;
use Throwable;

/**
 * Sends changes to the hosted provider in a scheduled event, so that the request that made a change does not wait for
 * another host. Changes that cannot be sent stay in the queue for the next event.
 */
final class AlgoliaSync
{
    private const BUDGET_SECONDS = 20.0;
    private const RETRY_SECONDS = 60;
    private const BATCH = 200;
    /** Whether the scheduled event must send the settings. */
    private const SETTINGS_WANTED = 'stallkeeper_algolia_settings_wanted';
    /** Short, because the lock excludes other processes already. */
    private const LEASE_SECONDS = 1;

    public function __construct(
        private readonly AlgoliaIndexes $indexes,
        private readonly AlgoliaQueue $queue,
        private readonly SyncSchedule $schedule,
        private readonly AlgoliaRebuild $rebuild,
        private readonly AlgoliaRecords $records,
        private readonly ChangedPosts $changes,
        private readonly RelatedPosts $related,
        private readonly AlgoliaRules $rules,
        private readonly BuiltInEngine $engine,
        private readonly IndexLog $log,
        private readonly AlgoliaIndexSettings $settings,
        private readonly ServerLease $lease,
        private readonly PostDatabase $database,
    ) {}

    /** Rebuilds all indexes at the provider in the scheduled event. */
    public function rebuild(): void
    {
        $this->rebuild->want();
        $this->schedule->in(0);
    }

    /**
     * Hooks: `add_option_stallkeeper_synonyms`, `update_option_stallkeeper_synonyms`,
     * `delete_option_stallkeeper_synonyms`. Sends the settings to the provider in the scheduled event.
     */
    public function pushSettingsLater(): void
    {
        if ($this->indexes->isConfigured()) {
            update_option(self::SETTINGS_WANTED, uniqid(), false);
            $this->schedule->in(0);
        }
    }

    /** The work of the scheduled event. */
    public function work(float $seconds = self::BUDGET_SECONDS): void
    {
        if (!$this->hasWork()) {
            return;
        }
        // Schedule the next event first, so that a crash does not stop the sync.
        $this->schedule->in(self::RETRY_SECONDS);
        try {
            if ($this->turn($seconds) === true) {
                $this->schedule->in(0);
            }
        } catch (Throwable $error) {
            error_log('Stallkeeper: the hosted index cannot be brought up to date: ' . $error->getMessage());
            $this->log->add(
                __(
                    'Sending to the hosted provider failed. The next attempt is in one minute. See the PHP error log for details.',
                    'stallkeeper-tools',
                ),
            );
        }
    }

    /**
     * Runs one turn: sends queued changes first, then continues a running rebuild.
     *
     * @param float $seconds time after which no further step begins
     * @param float $waitSeconds time to wait for another process
     *
     * @return bool|null whether work is left; null if another process or another server is writing, or if the directory
     *     of the lock is read-only
     *
     * @throws Throwable if the provider rejects a request or cannot be reached
     */
    public function turn(float $seconds, float $waitSeconds = 0.0): ?bool
    {
        $lock = FileLock::take($this->queue->lock(), $waitSeconds);
        if ($lock === null) {
            return null;
        }
        if (!$this->lease->take()) {
            $lock->release();

            return null;
        }
        try {
            $this->engine->forgetWithCaches();
            $deadline = microtime(true) + $seconds;
            $attempt = new GuardedUpload($lock, $this->records, $this->log, $this->database);
            if ($this->rebuild->isMoving()) {
                $this->rebuild->goOn($attempt, $deadline);
            }
            $this->pushWantedSettings();
            $this->drain($attempt, $deadline);
            if ($this->rules->isWaiting()) {
                $this->rules->send();
            }
            $this->rebuild->goOn($attempt, $deadline);

            return $this->hasWork();
        } finally {
            $this->lease->release();
            $lock->release();
        }
    }

    private function hasWork(): bool
    {
        return $this->indexes->isConfigured() &&
            ($this->areSettingsWanted() ||
                $this->rebuild->isUnderWay() ||
                $this->queue->waiting() > 0 ||
                $this->rules->isWaiting());
    }

    private function areSettingsWanted(): bool
    {
        return is_string(get_option(self::SETTINGS_WANTED));
    }

    private function pushWantedSettings(): void
    {
        $wanted = get_option(self::SETTINGS_WANTED);
        if ($wanted === false) {
            return;
        }
        $this->settings->push();
        // Settings that changed in the meantime must be sent, too.
        wp_cache_delete(self::SETTINGS_WANTED, 'options');
        if (get_option(self::SETTINGS_WANTED) === $wanted) {
            delete_option(self::SETTINGS_WANTED);
        }
    }

    private function drain(GuardedUpload $attempt, float $deadline): void
    {
        $queue = $this->queue->open();
        if ($queue === null) {
            return;
        }
        do {
            $ids = $queue->claim(self::BATCH, self::LEASE_SECONDS);
            if ($ids !== []) {
                // Another process may have changed and queued a post again that this process has read before.
                $this->engine->forgetWithCaches();
            }
            $posts = PatternUsers::posts($ids);
            if ($posts !== []) {
                $this->changes->send($posts, $attempt);
                $queue->done(...$posts);
            }
            $isExpanded = (new PatternUsers($queue, 'algolia', $this->related))->expand($ids, $deadline);
        } while ($ids !== [] && $isExpanded && microtime(true) < $deadline);
    }
}
