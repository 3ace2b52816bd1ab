<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\PinnedResults;

/** Applies rules when they start or end. The search index and the hosted provider have a copy of those that apply. */
final class PinnedDates
{
    /** Scheduled event at the next start or end of a rule. */
    public const EVENT = 'stallkeeper_pinned_results_dates';

    public function __construct(private readonly PinnedResults $results) {}

    /**
     * Hooks: `add_option_stallkeeper_pinned_results`, `update_option_stallkeeper_pinned_results`,
     * `delete_option_stallkeeper_pinned_results`. Schedules the next change.
     */
    public function schedule(): void
    {
        $changes = array_filter(
            array_map(static fn(PinnedRule $rule): ?int => $rule->period->nextChange(), $this->results->all()),
        );
        wp_clear_scheduled_hook(self::EVENT);
        if ($changes !== []) {
            wp_schedule_single_event(min($changes), self::EVENT);
        }
    }

    /** Hook: `stallkeeper_pinned_results_dates`. */
    public function apply(): void
    {
        $this->results->write();
        $this->schedule();
    }
}
