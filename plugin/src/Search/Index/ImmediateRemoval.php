<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Index;

use RuntimeException;
use Stallkeeper\Tools\Search\Content\SearchablePosts;
use Stallkeeper\Tools\Search\Index\Storage\IndexDirectory;

/**
 * Takes out of the index at once what visitors may not find any more, whoever is writing it: SQLite lets writers follow
 * one another, and deleting twice does no harm. Whoever saves a record looks afterwards whether it may still be found,
 * so that no record made a moment earlier comes back. What waits in the queue stays there, for a worker to confirm.
 */
final class ImmediateRemoval
{
    /** @param list<int> $posts that this request has changed */
    public static function of(array $posts): void
    {
        $folder = EmbeddedEngine::canRun() ? IndexDirectory::find(EmbeddedEngine::current()->identity()) : null;
        if ($folder === null) {
            return;
        }
        try {
            $gone = SearchablePosts::unsearchable($posts);
            if ($gone !== []) {
                // The state before the index in use: a rebuild that is swapped in meanwhile is known as one or the other.
                $state = IndexState::fresh();
                (new IndexWriter(EmbeddedEngine::current(), $folder, $state))->delete($gone);
            }
        } catch (RuntimeException $error) {
            error_log('Stallkeeper: what was withdrawn is still in the search index: ' . $error->getMessage());
        }
    }
}
