<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport;

/** Deletes the counts of the search report after 90 days, and the table of a site that is deleted from a network. */
final class ReportCleanup
{
    /** Daily event. */
    public const EVENT = 'stallkeeper_search_report_cleanup';

    public function __construct(private readonly ReportTable $table) {}

    /** Schedules the daily event if it is missing. */
    public function schedule(): void
    {
        if (wp_next_scheduled(self::EVENT) === false) {
            // The same time in all requests, so that simultaneous ones schedule one event.
            wp_schedule_event((intdiv(time(), DAY_IN_SECONDS) + 1) * DAY_IN_SECONDS, 'daily', self::EVENT);
        }
    }

    /** Hook: `stallkeeper_search_report_cleanup`, a daily event. */
    public function deleteOld(): void
    {
        if ($this->table->isCreated()) {
            $database = $this->table->database();
            $database->query(
                (string) $database->prepare(
                    'DELETE FROM %i WHERE day < %s',
                    $this->table->name(),
                    ReportDays::list(ReportDays::KEPT)[0],
                ),
            );
        }
    }

    /** Deletes all counts of this site. */
    public function deleteAll(): void
    {
        if ($this->table->isCreated()) {
            $database = $this->table->database();
            $database->query((string) $database->prepare('DELETE FROM %i', $this->table->name()));
        }
    }

    /**
     * Hook: `wpmu_drop_tables`. WordPress has switched to the site that it deletes.
     *
     * @param mixed $tables names of tables
     */
    public function addTable(mixed $tables): mixed
    {
        return is_array($tables) ? [...$tables, $this->table->name()] : $tables;
    }
}
