<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Hosted\Sync;

use Stallkeeper\Search\Index\Queue;
use Stallkeeper\Tools\Search\Index\ChangeListener;
use Stallkeeper\Tools\Search\Index\IndexLog;
use Stallkeeper\Tools\Search\Index\Storage\EngineStorage;

/** Queue of posts whose records at the hosted provider are out of date. */
final class HostedQueue implements ChangeListener
{
    public function __construct(
        private readonly HostedIndexes $indexes,
        private readonly EngineStorage $storage,
        private readonly IndexLog $log,
        private readonly SyncSchedule $schedule,
    ) {}

    /** @param list<int> $ids posts whose records are out of date; queued before the request ends */
    public function push(array $ids): void
    {
        if ($ids === [] || !$this->indexes->isConfigured()) {
            return;
        }
        if (!$this->canQueue()) {
            $this->log->add(__('Changes cannot be queued for the hosted provider because the PHP extension pdo_sqlite is missing. Ask your hosting provider to enable it. Until then, rebuild the index after changes.', 'stallkeeper-tools'));
            return;
        }
        $this->open()->push(...$ids);
        $this->schedule->in(0);
    }

    public function waiting(): int
    {
        return $this->canQueue() && $this->indexes->isConfigured() ? $this->open()->count() : 0;
    }

    /**
     * Whether changes can be queued. This needs SQLite, but not its full-text search.
     * Filter `stallkeeper_outbox_available`: return false to make the site behave as on a host without SQLite.
     */
    public function canQueue(): bool
    {
        return (bool) apply_filters('stallkeeper_outbox_available', extension_loaded('pdo_sqlite'));
    }

    public function open(): Queue
    {
        return Queue::open($this->file('outbox'));
    }

    /** Lock of the process that writes the provider's indexes. */
    public function lock(): string
    {
        return $this->file('hosted');
    }

    private function file(string $ending): string
    {
        $identity = $this->storage->credentials();

        return $this->storage->make($identity)->storage->path . "/$identity->token.$ending";
    }
}
