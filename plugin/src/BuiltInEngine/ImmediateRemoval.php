<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine;

use RuntimeException;
use Stallkeeper\Search\Index\IndexUnavailable;
use Stallkeeper\Tools\BuiltInEngine\Storage\SiteFileWriter;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\EngineStorage;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use Stallkeeper\Tools\Search\Engine\OpenIndexes;
use Stallkeeper\Tools\Search\Records\SearchablePosts;

/**
 * Removes posts from the index at once if visitors may no longer find them. It works without a lock: SQLite runs one
 * write after another, and deleting twice does no harm. A worker that saves a record checks afterwards whether the post
 * is still searchable, so a record created a moment earlier does not come back. The posts stay in the queue for a
 * worker to confirm.
 *
 * If the index cannot be written, for example because the disk is full, the site's search is closed: the endpoints read
 * the index without WordPress and would still find the posts. WordPress's own search answers until the index is
 * rebuilt.
 */
final class ImmediateRemoval
{
    public function __construct(
        private readonly EngineStorage $storage,
        private readonly BuiltInEngine $engine,
        private readonly IndexStateStorage $states,
        private readonly SearchablePosts $searchable,
        private readonly SiteFileWriter $siteFile,
    ) {}

    /** @param list<int> $posts posts that this request has changed */
    public function remove(array $posts): void
    {
        $folder = $this->storage->find($this->engine->identity());
        if ($folder === null) {
            return;
        }
        try {
            // The worker adds products again that are hidden in searches only.
            $gone = $this->searchable->inSearches()->unsearchable($posts);
            if ($gone === []) {
                return;
            }
            if (!$this->engine->canRun()) {
                // The PHP of the command line may lack SQLite, while the web server searches the index.
                $this->close();
                return;
            }
            // Read the state before the index in use. After a swap in between, one of the two still has the file.
            $state = $this->states->fresh();
            $this->withdraw(
                static fn(BuiltInEngine $engine): OpenIndexes => new OpenIndexes($engine, $folder, $state),
                $gone,
            );
        } catch (RuntimeException $error) {
            error_log('Stallkeeper: The removed post is still in the search index: ' . $error->getMessage());
        }
    }

    /**
     * Deletes the records of posts that visitors may no longer find.
     *
     * @param callable(BuiltInEngine): OpenIndexes $open opens the indexes
     * @param list<int> $posts
     *
     * @throws IndexUnavailable if the host cannot write at the moment; the search is closed then
     */
    public function withdraw(callable $open, array $posts): void
    {
        if ($posts === []) {
            return;
        }
        try {
            $open($this->engine)->delete($posts);
        } catch (IndexUnavailable $error) {
            $this->close();
            throw $error;
        }
    }

    private function close(): void
    {
        $this->siteFile->close();
        $this->states->markStale();
    }
}
