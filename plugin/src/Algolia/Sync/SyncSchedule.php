<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia\Sync;

/** Schedules the event that sends changes to the hosted provider. */
final class SyncSchedule
{
    public const EVENT = 'stallkeeper_algolia_sync';

    /** Schedules the event in this many seconds, unless it is scheduled earlier. */
    public function in(int $seconds): void
    {
        $next = wp_next_scheduled(self::EVENT);
        if ($next !== false && $next <= time() + $seconds) {
            return;
        }
        // WordPress rejects a second event within ten minutes of the first.
        $this->clear();
        wp_schedule_single_event(time() + $seconds, self::EVENT);
    }

    public function clear(): void
    {
        wp_clear_scheduled_hook(self::EVENT);
    }
}
