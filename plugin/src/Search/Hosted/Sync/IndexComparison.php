<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Hosted\Sync;

use Stallkeeper\Tools\Search\Content\SearchablePosts;

/** Compares the indexes at the hosted provider with the posts, by the ids of all records. */
final class IndexComparison
{
    /**
     * @param int          $records number of records in all indexes
     * @param int          $posts   number of searchable posts with a record
     * @param list<string> $orphans objectIDs of records whose post does not exist or is not searchable
     * @param list<int>    $missing ids of posts without a record in any index
     */
    private function __construct(
        public readonly int $records,
        public readonly int $posts,
        public readonly array $orphans,
        public readonly array $missing,
    ) {}

    /** @param bool $repair whether to delete the orphans and to queue the missing posts */
    public static function check(bool $repair = false): self
    {
        $published = SearchablePosts::searchableWithChange();
        $seen = [];
        $orphans = [];
        $records = 0;
        foreach (HostedIndexes::names() as $name) {
            $gone = [];
            $index = HostedIndexes::index($name);
            foreach ($index->objectIDs() as $objectID) {
                $records++;
                $post = (int) $objectID;
                if (isset($published[$post])) {
                    $seen[$post] = true;
                } else {
                    $gone[] = $objectID;
                }
            }
            if ($repair) {
                // Keep posts that were published while the records were read.
                $unsearchable = array_fill_keys(SearchablePosts::unsearchable(array_values(array_unique(array_map(intval(...), $gone)))), true);
                $gone = array_values(array_filter($gone, static fn(string $objectID): bool => isset($unsearchable[(int) $objectID])));
                $index->delete($gone);
                $index->wait();
            }
            $orphans = [...$orphans, ...$gone];
        }
        $missing = array_keys(array_diff_key($published, $seen));
        if ($repair) {
            HostedSync::push($missing);
        }

        return new self($records, count($seen), $orphans, $missing);
    }
}
