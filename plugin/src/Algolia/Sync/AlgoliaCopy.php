<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia\Sync;

use Stallkeeper\Tools\Search\Records\SearchablePosts;

/** Compares the indexes at the hosted provider with the posts, by the ids of all records. */
final class IndexComparer
{
    public function __construct(
        private readonly SearchablePosts $searchable,
        private readonly AlgoliaIndexes $indexes,
        private readonly AlgoliaQueue $queue,
    ) {}

    /** @param bool $repair whether to delete the orphans and to queue the missing posts */
    public function compare(bool $repair = false): IndexComparison
    {
        $published = $this->searchable->inSearches()->searchableWithChange();
        $seen = [];
        $orphans = [];
        $records = 0;
        foreach ($this->indexes->names() as $name) {
            $gone = [];
            $index = $this->indexes->index($name);
            foreach ($index->objectIDs() as $objectID) {
                $records++;
                $post = (int) $objectID;
                if (isset($published[$post])) {
                    $seen[$post] = true;
                } else {
                    $gone[] = $objectID;
                }
            }
            if ($repair && $gone !== []) {
                // Keep posts that were published while the records were read.
                $now = $this->searchable->inSearches()->searchableWithChange();
                $gone = array_values(
                    array_filter($gone, static fn(string $objectID): bool => !isset($now[(int) $objectID])),
                );
                $index->delete($gone);
                $index->wait();
            }
            $orphans = [...$orphans, ...$gone];
        }
        $missing = array_keys(array_diff_key($published, $seen));
        if ($repair) {
            $this->queue->push($missing);
        }

        return new IndexComparison($records, count($seen), $orphans, $missing);
    }
}
