<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\SearchReport;

use Stallkeeper\Tools\SearchReport\ReportCleanup;
use Stallkeeper\Tools\SearchReport\ReportCounter;
use Stallkeeper\Tools\SearchReport\ReportTable;
use Stallkeeper\Tools\Tests\PluginTestCase;

/** A site with an empty search report. */
abstract class ReportTestCase extends PluginTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $_SERVER['REMOTE_ADDR'] = '10.' . implode('.', array_map(static fn(): int => random_int(1, 250), range(1, 3)));
        $this->service(ReportTable::class)->create();
        $this->service(ReportCleanup::class)->deleteAll();
    }

    /** Counts searches on an earlier day. */
    protected function countOn(int $daysAgo, string $query, bool $hasResults = true): void
    {
        $this->service(ReportCounter::class)->countSearch($query, $hasResults);
        $database = self::database();
        $database->update(
            $this->service(ReportTable::class)->name(),
            [
                'day' => current_datetime()
                    ->modify("-$daysAgo days")
                    ->format('Y-m-d'),
            ],
            ['query' => $query],
        );
    }

    /** @return list<string> rows as "kind query post total", sorted */
    protected function rows(): array
    {
        $database = self::database();
        $rows = $database->get_results(
            (string) $database->prepare(
                'SELECT kind, query, post_id, total FROM %i',
                $this->service(ReportTable::class)->name(),
            ),
            ARRAY_N,
        );
        $lines = array_map(
            static fn(array $row): string => implode(
                ' ',
                array_map(static fn(mixed $value): string => is_scalar($value) ? (string) $value : '', $row),
            ),
            array_filter((array) $rows, is_array(...)),
        );
        sort($lines);

        return $lines;
    }
}
