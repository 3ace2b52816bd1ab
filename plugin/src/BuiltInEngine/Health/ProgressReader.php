<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Health;

use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use Stallkeeper\Tools\Search\Indexing\HostedCopy;
use Stallkeeper\Tools\Search\Records\SearchablePosts;

/** Reads the progress of the index and of the hosted provider's index. */
final class ProgressReader
{
    public function __construct(
        private readonly BuiltInEngine $engine,
        private readonly IndexStateStorage $states,
        private readonly SearchablePosts $searchable,
        private readonly IndexTests $indexTests,
        private readonly HostedCopy $hosted,
    ) {}

    public function now(): IndexProgress
    {
        $state = $this->states->fresh();
        $sent = $this->hosted->sent();

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
            $this->hosted->waiting(),
        );
    }
}
