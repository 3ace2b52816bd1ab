<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Index;

use Stallkeeper\Tools\Search\Content\SearchablePosts;
use Stallkeeper\Tools\Search\Health\IndexTests;
use Stallkeeper\Tools\Search\Hosted\Sync\HostedRebuild;
use Stallkeeper\Tools\Search\Hosted\Sync\HostedSync;

/** Progress of the index, in numbers of posts. */
final class IndexProgress
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
     * published: searchable posts; indexed: posts in the index in use, null without one; built: posts in the index that is
     * being built, null if there is none; sent: posts in the hosted provider's index that is being built, or null.
     */
    public static function now(): self
    {
        $state = IndexState::fresh();
        $sent = HostedRebuild::sent();

        return new self(
            EmbeddedEngine::canRun(),
            SearchablePosts::countSearchable(),
            IndexTests::indexed(),
            IndexTests::waiting(),
            $state->isBuilding() ? SearchablePosts::countSearchable($state->buildingAfter) : ($state->isStale() ? 0 : null),
            $state->isPaused(),
            $sent === null ? null : SearchablePosts::countSearchable($sent),
            HostedSync::waiting(),
        );
    }

    /** Whether an index is being built, so that the admin screen should reload. */
    public function isRunning(): bool
    {
        return ($this->canRun && $this->built !== null) || $this->sent !== null;
    }
}
