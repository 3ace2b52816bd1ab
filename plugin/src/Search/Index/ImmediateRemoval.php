<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Index;

use RuntimeException;
use Stallkeeper\Tools\Search\Content\SearchablePosts;
use Stallkeeper\Tools\Search\Index\Storage\EngineStorage;

/**
 * Removes posts from the index at once if visitors may no longer find them. It works without a lock: SQLite runs one write
 * after another, and deleting twice does no harm. A worker that saves a record checks afterwards whether the post is still
 * searchable, so a record created a moment earlier does not come back. The posts stay in the queue for a worker to confirm.
 */
final class ImmediateRemoval
{
    public function __construct(
        private readonly EngineStorage $storage,
        private readonly EmbeddedEngine $engine,
        private readonly IndexStateStorage $states,
        private readonly SearchablePosts $searchable,
    ) {}

    /** @param list<int> $posts posts that this request has changed */
    public function remove(array $posts): void
    {
        $folder = $this->engine->canRun() ? $this->storage->find($this->engine->identity()) : null;
        if ($folder === null) {
            return;
        }
        try {
            // The worker adds products again that are hidden in searches only.
            $gone = $this->searchable->inSearches()->unsearchable($posts);
            if ($gone !== []) {
                // Read the state before the index in use. After a swap in between, one of the two still has the file.
                $state = $this->states->fresh();
                (new IndexWriter($this->engine, $folder, $state))->delete($gone);
            }
        } catch (RuntimeException $error) {
            error_log('Stallkeeper: The removed post is still in the search index: ' . $error->getMessage());
        }
    }
}
