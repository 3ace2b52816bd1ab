<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Hosted\Sync;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;

/** The scheduled event that sends changes to the hosted provider. */
final class SyncEvent
{
    public const WORK = 'stallkeeper_hosted_sync';

    /** @param Lazy<HostedSync> $sync */
    public function __construct(#[LazyService(HostedSync::class)] private readonly Lazy $sync) {}

    public function addHooks(): void
    {
        add_action(self::WORK, [$this, 'sendChanges']);
    }

    /** Hook: `stallkeeper_hosted_sync`, a scheduled event. */
    public function sendChanges(): void
    {
        $this->sync->get()->work();
    }
}
