<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia\Sync;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;

/** The scheduled event that sends changes to the hosted provider. */
final class SyncEvent
{
    /** @param Lazy<AlgoliaSync> $sync */
    public function __construct(#[LazyService(AlgoliaSync::class)] private readonly Lazy $sync) {}

    /** Hook: `stallkeeper_hosted_sync`, a scheduled event. */
    public function sendChanges(): void
    {
        $this->sync->get()->work();
    }
}
