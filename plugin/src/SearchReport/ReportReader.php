<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport;

use Stallkeeper\Tools\Search\Records\DatabaseError;

/**
 * Reads the search report of this site.
 *
 * @phpstan-type Row array{query: string, post: int, total: int, empty: int}
 */
final class ReportReader
{
    /** Maximum number of rows of a table on the screen. */
    public const SHOWN = 50;

    /** Maximum number of rows of an export. All rows of 90 days may not fit into memory. */
    public const EXPORTED = 20_000;

    public function __construct(private readonly ReportTable $table) {}

    /**
     * @param int $period number of days, see ReportDays::list()
     *
     * @return array<string, array{searches: int, empty: int, selections: int}> by day, the oldest first; searches
     *   include those without results
     *
     * @throws DatabaseError if the counts cannot be read
     */
    public function days(int $period): array
    {
        $days = array_fill_keys(ReportDays::list($period), ['searches' => 0, 'empty' => 0, 'selections' => 0]);
        foreach (
            $this->rows(
                'SELECT day, kind, SUM(total) AS times FROM %i WHERE day >= %s GROUP BY day, kind',
                array_key_first($days),
            )
            as $row
        ) {
            $day = substr(self::text($row, 'day'), 0, 10);
            $kind = ReportKind::tryFrom(self::text($row, 'kind'));
            if (isset($days[$day]) && $kind !== null) {
                $times = (int) self::text($row, 'times');
                $days[$day]['searches'] += $kind === ReportKind::Selection ? 0 : $times;
                $days[$day]['empty'] += $kind === ReportKind::Empty ? $times : 0;
                $days[$day]['selections'] += $kind === ReportKind::Selection ? $times : 0;
            }
        }

        return $days;
    }

    /**
     * @param int $days number of days
     * @param int $ago number of days between the last of them and today; 0 includes today
     *
     * @throws DatabaseError if the counts cannot be read
     */
    public function totals(int $days, int $ago = 0): ReportTotals
    {
        $totals = [];
        foreach (
            $this->rows(
                'SELECT kind, SUM(total) AS times FROM %i WHERE day >= %s AND day <= %s GROUP BY kind',
                ReportDays::day($ago + $days - 1),
                [],
                [ReportDays::day($ago)],
            )
            as $row
        ) {
            $totals[self::text($row, 'kind')] = (int) self::text($row, 'times');
        }
        $empty = $totals[ReportKind::Empty->value] ?? 0;

        return new ReportTotals(
            $empty + ($totals[ReportKind::Found->value] ?? 0),
            $empty,
            $totals[ReportKind::Selection->value] ?? 0,
        );
    }

    /**
     * @param ReportKind|null $kind null for all searches, with and without results
     * @param int $period number of days, see ReportDays::list()
     * @param int $ago number of days between the last of them and today; 0 includes today
     *
     * @return list<Row> the most frequent first. `query` is '' for queries that are counted without their text, `post`
     *   is 0 except for selections, and `empty` is the number of searches without results
     *
     * @throws DatabaseError if the counts cannot be read
     */
    public function top(?ReportKind $kind, int $period, int $limit, int $ago = 0): array
    {
        $rows = $this->rows(
            'SELECT query, post_id, SUM(total) AS times, SUM(CASE WHEN kind = %s THEN total ELSE 0 END) AS missing FROM %i WHERE day >= %s AND day <= %s AND kind IN (%s, %s) GROUP BY query, post_id ORDER BY times DESC, query, post_id LIMIT %d',
            ReportDays::day($ago + ReportDays::period($period) - 1),
            [ReportKind::Empty->value],
            [ReportDays::day($ago), ($kind ?? ReportKind::Found)->value, ($kind ?? ReportKind::Empty)->value, $limit],
        );

        return array_map(
            static fn(array $row): array => [
                'query' => self::text($row, 'query'),
                'post' => (int) self::text($row, 'post_id'),
                'total' => (int) self::text($row, 'times'),
                'empty' => (int) self::text($row, 'missing'),
            ],
            $rows,
        );
    }

    /**
     * @param literal-string $sql with placeholders for $before, the table, the first day and $after
     * @param list<string> $before
     * @param list<string|int> $after
     *
     * @return list<array<array-key, mixed>>
     *
     * @throws DatabaseError if the query fails: WordPress returns no rows then, as if there were none
     */
    private function rows(string $sql, string $firstDay, array $before = [], array $after = []): array
    {
        if (!$this->table->isCreated()) {
            return [];
        }
        $database = $this->table->database();
        $rows = $database->get_results(
            (string) $database->prepare($sql, [...$before, $this->table->name(), $firstDay, ...$after]),
            ARRAY_A,
        );

        if ($database->last_error !== '' || !is_array($rows)) {
            throw new DatabaseError($database->last_error);
        }

        return array_values(array_filter($rows, is_array(...)));
    }

    /** @param array<array-key, mixed> $row */
    private static function text(array $row, string $column): string
    {
        return is_scalar($row[$column] ?? null) ? (string) $row[$column] : '';
    }
}
