<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Search\Indexing;

use Stallkeeper\Theme\Search\HealthOfIndex;
use Stallkeeper\Theme\Search\PostTable;
use Stallkeeper\Theme\Search\Site;
use Stallkeeper\Theme\Search\State;

/** How far the index is, in numbers of posts. */
final class Progress
{
    private function __construct(
        public readonly bool $canRun,
        public readonly int $published,
        public readonly ?int $indexed,
        public readonly int $waiting,
        public readonly ?int $built,
        public readonly bool $isPaused,
        public readonly ?int $sent,
        public readonly int $waitingForProvider,
    ) {}

    /**
     * published: posts that may be found; indexed: posts in the index in use, null without one; built: posts in the one
     * that is being made, null where none is; sent: the same at the hosted provider.
     */
    public static function now(): self
    {
        $state = State::fresh();
        $sent = RemoteRebuild::sent();

        return new self(
            Site::canRun(),
            PostTable::countSearchable(),
            HealthOfIndex::indexed(),
            HealthOfIndex::waiting(),
            $state->isBuilding() ? PostTable::countSearchable($state->buildingAfter) : ($state->isStale() ? 0 : null),
            $state->isPaused(),
            $sent === null ? null : PostTable::countSearchable($sent),
            RemoteSync::waiting(),
        );
    }

    /** Whether something happens that a page should be loaded again for. */
    public function isRunning(): bool
    {
        return ($this->canRun && $this->built !== null) || $this->sent !== null;
    }
}
