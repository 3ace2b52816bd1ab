<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine;

use RuntimeException;
use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Tools\BuiltInEngine\Listeners\SaleDates;
use Stallkeeper\Tools\BuiltInEngine\Storage\SiteFileWriter;
use Stallkeeper\Tools\Search\Engine\EngineCredentials;
use Stallkeeper\Tools\Search\Engine\IndexQueue;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use Stallkeeper\Tools\Search\Indexing\PatternUsers;
use Stallkeeper\Tools\Search\Records\DatabaseError;
use Stallkeeper\Tools\Search\Records\SiteVisibility;
use Throwable;

/**
 * Schedules the work of the built-in search: compares options on each page, indexes changed posts at the end of the
 * request, and compares the index with the database every hour.
 */
final class IndexScheduler
{
    public const WORK = 'stallkeeper_search_work';
    public const AUDIT = 'stallkeeper_search_audit';

    private const BUDGET_SECONDS = 1.5;
    /** For requests whose browser waits until the work is done, because this server cannot send the response first. */
    private const GUEST_BUDGET_SECONDS = 0.3;
    private const CRON_BUDGET_SECONDS = 20.0;
    private const WAITS_SECONDS = 2.0;

    /** Whether this request has changed posts. It then updates their records itself. */
    private bool $hasChangedPosts = false;

    /**
     * @param Lazy<ImmediateRemoval> $removal
     * @param Lazy<IndexWorker> $worker
     * @param Lazy<IndexReconciler> $reconciler
     * @param Lazy<FullRebuild> $fullRebuild
     * @param Lazy<SaleDates> $sales
     */
    public function __construct(
        private readonly IndexStateStorage $states,
        private readonly IndexQueue $queue,
        private readonly SiteFileWriter $siteFile,
        private readonly SiteVisibility $visibility,
        #[LazyService(ImmediateRemoval::class)] private readonly Lazy $removal,
        #[LazyService(IndexWorker::class)] private readonly Lazy $worker,
        #[LazyService(IndexReconciler::class)] private readonly Lazy $reconciler,
        #[LazyService(FullRebuild::class)] private readonly Lazy $fullRebuild,
        #[LazyService(SaleDates::class)] private readonly Lazy $sales,
    ) {}

    /** Hook: `wp_loaded`. Writes changed settings into the site file and schedules the comparison with the database. */
    public function compareOptions(): void
    {
        if (wp_installing() || $this->visibility->isDeactivated()) {
            return;
        }
        $this->siteFile->sync();
        $date = wp_load_alloptions()[IndexStateStorage::SALE_DATE] ?? null;
        if (is_numeric($date) && (int) $date < time()) {
            try {
                $this->sales->get()->queueDue();
            } catch (DatabaseError $error) {
                $this->log($error);
            }
        }
        if (wp_next_scheduled(self::AUDIT) === false) {
            wp_schedule_event(time() + HOUR_IN_SECONDS, 'hourly', self::AUDIT);
        }
    }

    /**
     * Removes posts from the index that visitors may no longer find, and queues all posts that this request has
     * changed.
     *
     * Hook: `shutdown`. Works without the lock, because another worker may hold it for many seconds.
     */
    public function withdrawChangedPosts(): void
    {
        if (wp_installing() || $this->visibility->isDeactivated() || !$this->queue->hasTouched()) {
            return;
        }
        try {
            $this->hasChangedPosts = true;
            $this->removal->get()->remove(PatternUsers::posts($this->queue->touched()));
            $this->queue->pushTouched();
        } catch (Throwable $error) {
            $this->log($error);
        }
    }

    /** Hook: `shutdown`, after everything else. Brings the index up to date within a time budget. */
    public function updateIndex(): void
    {
        if (wp_installing() || $this->visibility->isDeactivated()) {
            return;
        }
        // Other callbacks of `shutdown` may have changed posts as well.
        $this->withdrawChangedPosts();
        try {
            $state = $this->states->read();
            if (
                $state->isPaused() ||
                (!$this->hasChangedPosts && !$this->states->isStale($state) && !$this->queue->isMarked())
            ) {
                return;
            }
            $waitSeconds = $this->hasChangedPosts ? self::WAITS_SECONDS : 0.0;
            $this->later($this->worker->get()->run($this->budget(), $waitSeconds, $this->answer(...)));
        } catch (Throwable $error) {
            $this->log($error);
        }
    }

    private function log(Throwable $error): void
    {
        error_log("Stallkeeper: {$error->getMessage()} ({$error->getFile()}:{$error->getLine()})");
    }

    private function budget(): float
    {
        if (PHP_SAPI === 'cli') {
            return self::CRON_BUDGET_SECONDS;
        }
        $canAnswerFirst = function_exists('fastcgi_finish_request') || function_exists('litespeed_finish_request');

        return $this->hasChangedPosts || $canAnswerFirst || is_admin()
            ? self::BUDGET_SECONDS
            : self::GUEST_BUDGET_SECONDS;
    }

    private function answer(): void
    {
        if (function_exists('fastcgi_finish_request')) {
            fastcgi_finish_request();
        } elseif (function_exists('litespeed_finish_request')) {
            litespeed_finish_request();
        } else {
            wp_ob_end_flush_all();
            flush();
        }
    }

    /** Hook: `stallkeeper_search_work`, a scheduled event. */
    public function runScheduledWork(): void
    {
        if (!$this->visibility->isDeactivated()) {
            $this->later($this->worker->get()->run(self::CRON_BUDGET_SECONDS));
        }
    }

    /** Hook: `stallkeeper_search_audit`, a scheduled event. */
    public function compareWithDatabase(): void
    {
        if ($this->visibility->isDeactivated()) {
            return;
        }
        try {
            $this->reconciler->get()->run();
            $this->sales->get()->findNext();
        } catch (DatabaseError $error) {
            $this->log($error);
        }
    }

    private function later(bool $left): void
    {
        if ($left && wp_next_scheduled(self::WORK) === false) {
            wp_schedule_single_event(time(), self::WORK);
        }
    }

    /** Hook: `stallkeeper_reindex`. Builds the whole index before it returns. */
    public function rebuildIndex(): void
    {
        try {
            $this->fullRebuild->get()->now();
        } catch (RuntimeException $error) {
            error_log('Stallkeeper: the search index cannot be built: ' . $error->getMessage());
        }
    }

    /** Activation hook of the plugin. Posts may have changed while the plugin was inactive. */
    public function activate(): void
    {
        $this->states->markStale();
    }

    /** Deactivation hook of the plugin: closes the light endpoint and unschedules its events. */
    public function deactivate(): void
    {
        $this->visibility->deactivate();
        // A site of the network that has never used the search has no file to close.
        if (is_array(get_option(EngineCredentials::OPTION))) {
            $this->siteFile->sync();
        }
        $this->states->markStale();
        foreach ([self::WORK, self::AUDIT, SaleDates::EVENT] as $event) {
            wp_clear_scheduled_hook($event);
        }
    }
}
