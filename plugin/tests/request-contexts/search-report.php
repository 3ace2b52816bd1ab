<?php

declare(strict_types=1);

use Stallkeeper\Tools\SearchReport\ReportCleanup;
use Stallkeeper\Tools\SearchReport\ReportCounter;
use Stallkeeper\Tools\SearchReport\ReportTable;

/**
 * @return list<string> queries in the search report after the daily clean-up, which deletes what is older than 90 days
 */
return static function (): array {
    /** @var wpdb $wpdb */
    global $wpdb;
    $table = stallkeeper_tools(ReportTable::class);
    $table->create();
    stallkeeper_tools(ReportCleanup::class)->deleteAll();
    foreach (['old' => 200, 'kept' => 10] as $query => $daysAgo) {
        stallkeeper_tools(ReportCounter::class)->countSearch($query, true);
        $wpdb->update(
            $table->name(),
            [
                'day' => current_datetime()
                    ->modify("-$daysAgo days")
                    ->format('Y-m-d'),
            ],
            ['query' => $query],
        );
    }
    do_action(ReportCleanup::EVENT);

    return array_map(
        static fn(mixed $query): string => is_string($query) ? $query : '',
        $wpdb->get_col((string) $wpdb->prepare('SELECT query FROM %i ORDER BY query', $table->name())),
    );
};
