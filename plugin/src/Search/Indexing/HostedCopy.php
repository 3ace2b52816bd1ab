<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Indexing;

use Closure;
use Exception;

/** The copy of the index at a hosted provider. This class is for sites without one; a feature replaces the service. */
class HostedCopy
{
    /** @return list<string> names of its indexes; empty if the settings for writing are not complete */
    public function names(): array
    {
        return [];
    }

    /** Rebuilds it in a scheduled event. */
    public function rebuild(): void {}

    /**
     * Rebuilds it before it returns.
     *
     * @param Closure(int): void $report receives the id of the last post that was sent
     *
     * @throws Exception if another process writes it, or the provider cannot be reached
     */
    public function rebuildNow(Closure $report): void {}

    /** @throws Exception if the provider rejects the settings or cannot be reached */
    public function pushSettings(): void {}

    /**
     * Compares it with the posts, by the ids of all records.
     *
     * @param bool $repair whether to delete the orphans and to queue the missing posts
     *
     * @throws Exception if the provider cannot be reached
     */
    public function compare(bool $repair = false): IndexComparison
    {
        return new IndexComparison();
    }

    /** @return int|null id of the last post that was sent, 0 before the first; null if no rebuild is running */
    public function sent(): ?int
    {
        return null;
    }

    /** @return int number of changed posts that will be sent */
    public function waiting(): int
    {
        return 0;
    }
}
