<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine;

use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Index\IndexUnavailable;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\EngineStorage;
use Stallkeeper\Tools\Search\Engine\IndexQueue;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use Stallkeeper\Tools\Search\Records\SearchablePosts;

/** Compares the index with the database from time to time: some tools write posts without running WordPress's hooks. */
final class IndexReconciler
{
    /** Maximum number of posts that one run puts into the queue. The next run continues. */
    private const MAX_POSTS = 2000;
    /** Overlap with the previous run, because a change may have been in progress then. */
    private const OVERLAP_SECONDS = 3600;
    private const SINCE = 'stallkeeper_search_audited';
    private const CLEANING_SECONDS = 2.0;
    /** Number of posts for which one run asks the filter `stallkeeper_search_is_searchable` again. */
    private const REFUSED_CHECKED = 200;
    /** Number of posts left out after errors that one run tries again. */
    private const LEFT_OUT_TRIED = 20;
    private const ORPHANS_KEPT_SECONDS = DAY_IN_SECONDS;

    public function __construct(
        private readonly BuiltInEngine $engine,
        private readonly IndexStateStorage $states,
        private readonly IndexQueue $queue,
        private readonly SearchablePosts $searchable,
        private readonly EngineStorage $storage,
    ) {}

    public function run(): void
    {
        $this->storage->find($this->engine->identity())?->storage->deleteOrphans(self::ORPHANS_KEPT_SECONDS);
        $file = $this->engine->canRun() ? $this->engine->indexFile() : null;
        if ($file === null) {
            $this->states->markLost();
            return;
        }
        try {
            $indexed = [];
            $index = Index::openReadOnly($file);
            if (!$index->isSound()) {
                $this->states->markStale();
                return;
            }
            foreach ($index->objectIDs() as $objectID) {
                $indexed[] = (int) $objectID;
            }
            unset($index);
            Index::openExisting($file)->removeUnusedWords(self::CLEANING_SECONDS);
        } catch (IndexUnavailable) {
            $this->states->markStale();
            return;
        }
        $began = time();
        $since = get_option(self::SINCE);
        // The clock may have been set back.
        $since = is_numeric($since) ? min((int) $since, $began) - self::OVERLAP_SECONDS : 0;
        $this->searchable->checkRefused(self::REFUSED_CHECKED);
        $published = $this->searchable->searchableWithChange();
        // A plugin or the host may have caused the error, and an update of it changes no post.
        $left = array_slice($this->states->read()->leftOut(), self::LEFT_OUT_TRIED);
        $changed = array_keys(array_filter($published, static fn(int $modified): bool => $modified >= $since));
        $ids = array_unique([
            ...array_diff($indexed, array_keys($published)),
            ...array_diff(array_keys($published), $indexed, $left),
            ...$since > 0 ? $changed : [],
        ]);
        if (($this->queue->queue()?->count() ?? 0) > 0) {
            $this->queue->mark(true);
        }
        $this->queue->pushMany(array_slice(array_values($ids), 0, self::MAX_POSTS));
        if (count($ids) <= self::MAX_POSTS) {
            update_option(self::SINCE, $began, false);
        }
    }
}
