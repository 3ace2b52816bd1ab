<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport\Admin;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Tools\Search\Records\DatabaseError;
use Stallkeeper\Tools\SearchReport\ReportCleanup;
use Stallkeeper\Tools\SearchReport\ReportDays;
use Stallkeeper\Tools\SearchReport\ReportKind;
use Stallkeeper\Tools\SearchReport\ReportReader;
use WP_CLI;

/** WP-CLI commands of the search report. */
final class ReportCommands
{
    private const TYPES = ['queries' => null, 'no-results' => ReportKind::Empty, 'selections' => ReportKind::Selection];

    public function __construct(
        private readonly ReportReader $reader,
        private readonly ReportFile $file,
        private readonly ReportCleanup $cleanup,
    ) {}

    /** Hook: `cli_init`. */
    public function addCommands(): void
    {
        foreach (['list', 'export', 'clear'] as $command) {
            WP_CLI::add_command("stallkeeper report $command", [$this, $command]);
        }
    }

    /**
     * Lists queries of the search report, the most frequent first.
     *
     * ## OPTIONS
     *
     * [--days=<days>]
     * : Number of days: 7, 30 or 90. Other values become 30.
     *
     * [--type=<type>]
     * : queries, no-results or selections.
     *
     * ## EXAMPLES
     *
     *     wp stallkeeper report list --days=7 --type=no-results
     *
     * Each line has a count, a tab and a query, for selections also a tab and a title.
     */
    public function list(mixed $arguments = [], mixed $options = []): void
    {
        $type = Input::fromArray($options)->has('type') ? Input::fromArray($options)->text('type') : 'queries';
        if (!array_key_exists($type, self::TYPES)) {
            WP_CLI::error(__('The type must be queries, no-results or selections.', 'stallkeeper-tools'));
            return;
        }
        try {
            $rows = $this->reader->top(self::TYPES[$type], self::days($options), ReportReader::SHOWN);
        } catch (DatabaseError $error) {
            WP_CLI::error($error->getMessage());
            return;
        }
        foreach ($rows as $row) {
            WP_CLI::log(
                implode("\t", [
                    (string) $row['total'],
                    $row['query'] === '' ? __('(other)', 'stallkeeper-tools') : $row['query'],
                    ...$row['post'] > 0 ? [ReportFile::title($row['post'])] : [],
                ]),
            );
        }
    }

    /**
     * Prints the search report as CSV.
     *
     * ## OPTIONS
     *
     * [--days=<days>]
     * : Number of days: 7, 30 or 90. Other values become 30.
     *
     * ## EXAMPLES
     *
     *     wp stallkeeper report export --days=90 > report.csv
     */
    public function export(mixed $arguments = [], mixed $options = []): void
    {
        try {
            WP_CLI::log(rtrim($this->file->csv(self::days($options), function_exists('wc_get_orders'))));
        } catch (DatabaseError $error) {
            WP_CLI::error($error->getMessage());
        }
    }

    /** Deletes all counts of the search report. */
    public function clear(): void
    {
        $this->cleanup->deleteAll();
        WP_CLI::log(__('The search report is empty.', 'stallkeeper-tools'));
    }

    private static function days(mixed $options): int
    {
        return Input::fromArray($options)->integer('days', 0, 9999, ReportDays::DEFAULT_PERIOD);
    }
}
