<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine;

use Closure;
use RuntimeException;
use Stallkeeper\Tools\BuiltInEngine\Storage\SiteFileWriter;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\EngineStorage;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use Stallkeeper\Tools\Search\Indexing\FileLock;
use Stallkeeper\Tools\Search\Records\SearchablePosts;

/** Builds the whole index at once, for WP-CLI and the installer. */
final class FullRebuild
{
    private const WAITS_SECONDS = 60.0;
    private const TURN_SECONDS = 5.0;

    public function __construct(
        private readonly BuiltInEngine $engine,
        private readonly EngineStorage $storage,
        private readonly SiteFileWriter $siteFile,
        private readonly IndexStateStorage $states,
        private readonly IndexRebuild $rebuild,
        private readonly IndexWorker $worker,
        private readonly SearchablePosts $searchable,
    ) {}

    /**
     * Returns when the index is complete, however long it takes. Works in turns: other processes can take the lock in
     * between, and each turn begins with the changes that they have queued.
     *
     * @param (Closure(int, int): void)|null $tell receives the number of indexed posts and the total after each turn
     *
     * @throws RuntimeException if this host cannot write the index or another worker does not release the lock
     */
    public function now(?Closure $tell = null): void
    {
        if (!$this->engine->canRun()) {
            return;
        }
        $this->siteFile->sync();
        $folder = $this->storage->make($this->engine->identity());
        $this->engine->forget();
        $lock =
            FileLock::take($folder->workLock(), self::WAITS_SECONDS) ??
            throw new RuntimeException('Another process writes it, or its folder is read-only.');
        try {
            $this->rebuild->begin($folder, $this->states->fresh());
        } finally {
            $lock->release();
        }
        do {
            $this->worker->run(self::TURN_SECONDS, self::WAITS_SECONDS);
            $state = $this->states->fresh();
            if ($tell !== null) {
                $total = $this->searchable->countSearchable();
                $tell(
                    $state->isBuilding() ? $this->searchable->countSearchable($state->buildingAfter) : $total,
                    $total,
                );
            }
            if ($state->isPaused()) {
                throw new RuntimeException('It will be tried again in some minutes.');
            }
        } while ($state->isBuilding());
    }
}
