<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia\Sync;

use Closure;
use RuntimeException;
use Stallkeeper\Tools\Search\Indexing\HostedCopy;
use Stallkeeper\Tools\Search\Indexing\IndexComparison;
use Stallkeeper\Tools\Search\Records\SearchablePosts;

/** The indexes at Algolia or a server with the same protocol, for the screens and commands of the index. */
final class AlgoliaCopy extends HostedCopy
{
    private const TURN_SECONDS = 20.0;
    /** Longer than one turn of the scheduled event and the provider's slowest task. */
    private const WAITS_SECONDS = 120.0;

    public function __construct(
        private readonly SearchablePosts $searchable,
        private readonly AlgoliaIndexes $indexes,
        private readonly AlgoliaQueue $queue,
        private readonly AlgoliaSync $sync,
        private readonly AlgoliaRebuild $rebuild,
        private readonly AlgoliaIndexSettings $settings,
    ) {}

    public function names(): array
    {
        return $this->indexes->isConfigured() ? $this->indexes->names() : [];
    }

    public function rebuild(): void
    {
        $this->sync->rebuild();
    }

    public function rebuildNow(Closure $report): void
    {
        $this->rebuild->want();
        do {
            $this->sync->turn(self::TURN_SECONDS, self::WAITS_SECONDS) ??
                throw new RuntimeException(
                    'Another process writes the hosted index, or the folder of its lock is read-only.',
                );
            $sent = $this->sent();
            if ($sent !== null) {
                $report($sent);
            }
        } while ($sent !== null);
    }

    public function pushSettings(): void
    {
        $this->settings->push();
    }

    public function sent(): ?int
    {
        return $this->rebuild->sent();
    }

    public function waiting(): int
    {
        return $this->queue->waiting();
    }

    public function compare(bool $repair = false): IndexComparison
    {
        $published = $this->searchable->inSearches()->searchableWithChange();
        $seen = [];
        $orphans = [];
        $records = 0;
        foreach ($this->indexes->names() as $name) {
            $gone = [];
            $index = $this->indexes->index($name);
            foreach ($index->objectIDs() as $objectID) {
                $records++;
                $post = (int) $objectID;
                if (isset($published[$post])) {
                    $seen[$post] = true;
                } else {
                    $gone[] = $objectID;
                }
            }
            if ($repair && $gone !== []) {
                // Keep posts that were published while the records were read.
                $now = $this->searchable->inSearches()->searchableWithChange();
                $gone = array_values(
                    array_filter($gone, static fn(string $objectID): bool => !isset($now[(int) $objectID])),
                );
                $index->delete($gone);
                $index->wait();
            }
            $orphans = [...$orphans, ...$gone];
        }
        $missing = array_keys(array_diff_key($published, $seen));
        if ($repair) {
            $this->queue->push($missing);
        }

        return new IndexComparison($records, count($seen), $orphans, $missing);
    }
}
