<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Health;

use Stallkeeper\Tools\Algolia\Sync\HostedQueue;
use Stallkeeper\Tools\Algolia\Sync\HostedRebuild;
use Stallkeeper\Tools\BuiltInEngine\EmbeddedEngine;
use Stallkeeper\Tools\BuiltInEngine\IndexStateStorage;
use Stallkeeper\Tools\Search\Records\SearchablePosts;

/** Reads the progress of the index and of the hosted provider's index. */
final class ProgressReader
{
    public function __construct(
        private readonly EmbeddedEngine $engine,
        private readonly IndexStateStorage $states,
        private readonly SearchablePosts $searchable,
        private readonly IndexTests $indexTests,
        private readonly HostedRebuild $hostedRebuild,
        private readonly HostedQueue $hostedQueue,
    ) {}

    public function now(): IndexProgress
    {
        $state = $this->states->fresh();
        $sent = $this->hostedRebuild->sent();

        return new IndexProgress(
            $this->engine->canRun(),
            $this->searchable->countSearchable(),
            $this->indexTests->indexed(),
            $this->indexTests->waiting(),
            $state->isBuilding()
                ? $this->searchable->countSearchable($state->buildingAfter)
                : ($this->states->isStale($state)
                    ? 0
                    : null),
            $state->isPaused(),
            $sent === null ? null : $this->searchable->inSearches()->countSearchable($sent),
            $this->hostedQueue->waiting(),
        );
    }
}
