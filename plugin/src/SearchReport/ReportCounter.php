<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport;

use Stallkeeper\Tools\Search\Limits\VisitorRate;

/**
 * Counts searches in the report. A failed write does not cause an error in the visitor's request.
 *
 * A single statement increments a count, so that simultaneous requests do not overwrite each other.
 */
final class ReportCounter
{
    /** Maximum number of rows for each kind and day. Beyond it, new queries are counted without their text. */
    public const MAX_ROWS_PER_DAY = 2000;

    /** Maximum number of new rows per IP address and day, so that one visitor cannot use all rows of a day. */
    public const MAX_ROWS_PER_ADDRESS = 400;

    /** Maximum number of attempts to write while another request locks the table. */
    private const ATTEMPTS = 8;
    private const WAIT_MICROSECONDS = 15_000;

    /** Messages of MySQL's errors 1213 and 1205, and of SQLite's errors 5 and 6. */
    private const LOCK_ERROR = '/Deadlock found when trying to get lock|Lock wait timeout exceeded|database (?:table |schema )?is locked/i';

    public function __construct(
        private readonly ReportTable $table,
        private readonly ReportQueries $queries,
        private readonly ReportCleanup $cleanup,
        private readonly VisitorRate $rate,
    ) {}

    /**
     * @param string $query search text of the visitor
     * @param bool $hasResults whether the search found anything
     */
    public function countSearch(string $query, bool $hasResults): void
    {
        $this->count($hasResults ? ReportKind::Found : ReportKind::Empty, $this->queries->storable($query), 0);
    }

    /**
     * @param string $query search text of the visitor
     * @param int $post ID of the selected post or product
     */
    public function countSelection(string $query, int $post): void
    {
        $this->count(ReportKind::Selection, $this->queries->storable($query), $post);
    }

    private function count(ReportKind $kind, string $query, int $post): void
    {
        $database = $this->table->database();
        $isSuppressed = $database->suppress_errors();
        try {
            if ($this->table->create()) {
                $this->increase($kind, $query, $post);
            }
        } finally {
            $database->suppress_errors($isSuppressed);
        }
    }

    private function increase(ReportKind $kind, string $query, int $post): void
    {
        $day = ReportDays::today();
        if (
            !$this->exists($day, $kind, self::hash($query, $post)) &&
            ($this->isFull($day, $kind) || $this->hasAddressUsedItsShare())
        ) {
            [$query, $post] = ['', 0];
        }
        $database = $this->table->database();
        $statement = (string) $database->prepare(
            'INSERT INTO %i (day, kind, hash, query, post_id, total) VALUES (%s, %s, %s, %s, %d, 1) ON DUPLICATE KEY UPDATE total = total + 1',
            $this->table->name(),
            $day,
            $kind->value,
            self::hash($query, $post),
            $query,
            $post,
        );
        for (
            $attempt = 1;
            $database->query($statement) === false &&
            $attempt < self::ATTEMPTS &&
            preg_match(self::LOCK_ERROR, $database->last_error) === 1;
            $attempt++
        ) {
            usleep(random_int(1, $attempt * self::WAIT_MICROSECONDS));
        }
        $this->cleanup->schedule();
    }

    private function exists(string $day, ReportKind $kind, string $hash): bool
    {
        return $this->rows(
            'SELECT COUNT(*) FROM %i WHERE day = %s AND kind = %s AND hash = %s',
            $day,
            $kind->value,
            $hash,
        ) > 0;
    }

    private function isFull(string $day, ReportKind $kind): bool
    {
        return $this->rows('SELECT COUNT(*) FROM %i WHERE day = %s AND kind = %s', $day, $kind->value) >=
            self::MAX_ROWS_PER_DAY;
    }

    /** Counts a new row. Code without a visitor, such as a command, has no limit. */
    private function hasAddressUsedItsShare(): bool
    {
        return $this->rate->hit([self::MAX_ROWS_PER_ADDRESS, DAY_IN_SECONDS], 'report-rows') > 0;
    }

    private function rows(string $sql, string ...$values): int
    {
        $database = $this->table->database();

        return (int) $database->get_var((string) $database->prepare($sql, $this->table->name(), ...$values)); // @phpstan-ignore argument.type
    }

    private static function hash(string $query, int $post): string
    {
        return md5("$post $query");
    }
}
