<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia\Sync;

/** The scheduled event that sends changes to the hosted provider. */
final class SyncEvent
{
    public function __construct(private readonly AlgoliaSync $sync) {}

    /** Hook: `stallkeeper_algolia_sync`, a scheduled event. */
    public function sendChanges(): void
    {
        $this->sync->work();
    }
}
