<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia\Sync;

use Stallkeeper\Search\Index\ChangeQueue;
use Stallkeeper\Tools\Search\Engine\EngineStorage;
use Stallkeeper\Tools\Search\Indexing\IndexLog;

/** Queue of posts whose records at the hosted provider are out of date. */
final class AlgoliaQueue
{
    public function __construct(
        private readonly AlgoliaIndexes $indexes,
        private readonly QueueTable $table,
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
        if (!$this->table->create()) {
            $this->log->add(
                __(
                    'Changes cannot be queued for the hosted provider because the database refuses to create a table. Until this is fixed, rebuild the index after changes.',
                    'stallkeeper-tools',
                ),
            );
            return;
        }
        $this->table->push(...$ids);
        $this->schedule->in(0);
    }

    public function waiting(): int
    {
        return $this->indexes->isConfigured() ? $this->table->count() : 0;
    }

    /** @return ChangeQueue|null null if nothing was ever queued */
    public function open(): ?ChangeQueue
    {
        return $this->table->isCreated() ? $this->table : null;
    }

    /** Lock of the process of this server that writes the provider's indexes. */
    public function lock(): string
    {
        $identity = $this->storage->credentials();

        return $this->storage->make($identity)->storage->path . "/$identity->token.algolia";
    }
}
