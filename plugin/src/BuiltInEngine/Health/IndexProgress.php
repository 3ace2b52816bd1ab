<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Health;

/** Progress of the index, in numbers of posts. */
final class IndexProgress
{
    /**
     * @param int $published searchable posts
     * @param int|null $indexed posts in the index in use; null without one
     * @param int|null $built posts in the index that is being built; null if there is none
     * @param int|null $sent posts in the hosted provider's index that is being built; null if there is none
     */
    public function __construct(
        public readonly bool $canRun,
        public readonly int $published,
        public readonly ?int $indexed,
        public readonly int $waiting,
        public readonly ?int $built,
        public readonly bool $isPaused,
        public readonly ?int $sent,
        public readonly int $waitingForProvider,
    ) {}

    /** Whether an index is being built, so that the admin screen should reload. */
    public function isRunning(): bool
    {
        return ($this->canRun && $this->built !== null) || $this->sent !== null;
    }
}
