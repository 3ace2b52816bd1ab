<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Indexing;

/** Result of comparing the indexes at the hosted provider with the posts. */
final class IndexComparison
{
    /**
     * @param int          $records number of records in all indexes
     * @param int          $posts   number of searchable posts with a record
     * @param list<string> $orphans objectIDs of records whose post does not exist or is not searchable
     * @param list<int>    $missing ids of posts without a record in any index
     */
    public function __construct(
        public readonly int $records = 0,
        public readonly int $posts = 0,
        public readonly array $orphans = [],
        public readonly array $missing = [],
    ) {}
}
