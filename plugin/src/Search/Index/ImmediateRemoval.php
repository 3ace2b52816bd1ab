<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Search;

use RuntimeException;

/**
 * Takes out of the index at once what visitors may not find any more, whoever is writing it: SQLite lets writers follow
 * one another, and deleting twice does no harm. Whoever saves a record looks afterwards whether it may still be found,
 * so that no record made a moment earlier comes back. What waits in the queue stays there, for a worker to confirm.
 */
final class Withdrawal
{
    /** @param list<int> $posts that this request has changed */
    public static function of(array $posts): void
    {
        $folder = Site::canRun() ? Folder::find(Site::current()->identity()) : null;
        if ($folder === null) {
            return;
        }
        try {
            $gone = PostTable::unsearchable($posts);
            if ($gone !== []) {
                // The state before the index in use: a rebuild that is swapped in meanwhile is known as one or the other.
                $state = State::fresh();
                (new Targets(Site::current(), $folder, $state))->delete($gone);
            }
        } catch (RuntimeException $error) {
            error_log('Stallkeeper: what was withdrawn is still in the search index: ' . $error->getMessage());
        }
    }
}
