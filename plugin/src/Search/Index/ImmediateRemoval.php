<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Index;

use RuntimeException;
use Stallkeeper\Tools\Search\Content\SearchablePosts;
use Stallkeeper\Tools\Search\Index\Storage\IndexDirectory;

/**
 * Removes posts from the index at once if visitors may no longer find them. It works without a lock: SQLite runs one write
 * after another, and deleting twice does no harm. A worker that saves a record checks afterwards whether the post is still
 * searchable, so a record created a moment earlier does not come back. The posts stay in the queue for a worker to confirm.
 */
final class ImmediateRemoval
{
    /** @param list<int> $posts posts that this request has changed */
    public static function of(array $posts): void
    {
        $folder = EmbeddedEngine::canRun() ? IndexDirectory::find(EmbeddedEngine::current()->identity()) : null;
        if ($folder === null) {
            return;
        }
        try {
            $gone = SearchablePosts::unsearchable($posts);
            if ($gone !== []) {
                // Read the state before the index in use. After a swap in between, one of the two still has the file.
                $state = IndexState::fresh();
                (new IndexWriter(EmbeddedEngine::current(), $folder, $state))->delete($gone);
            }
        } catch (RuntimeException $error) {
            error_log('Stallkeeper: what was withdrawn is still in the search index: ' . $error->getMessage());
        }
    }
}
