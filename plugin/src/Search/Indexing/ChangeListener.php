<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Indexing;

/**
 * Receives the changes of posts for another index than the built-in engine's. The composition root selects the class.
 */
interface ChangeListener
{
    /** @param list<int> $ids ids of changed posts, and of patterns in the form of PatternUsers::queueId() */
    public function push(array $ids): void;
}
