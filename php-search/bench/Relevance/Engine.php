<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Bench\Relevance;

/** An engine that the benchmark compares. */
interface Engine
{
    /** Builds the index from all documents. */
    public function build(Collection $collection): void;

    /** @return list<string> IDs of the best documents, best one first */
    public function search(string $query, int $limit): array;

    /** @return int bytes of the index; 0 for an index in memory */
    public function size(): int;
}
