<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use WP_CLI;

/**
 * `wp stallkeeper report list [--days=30] [--type=queries]`, `wp stallkeeper report export`, `wp stallkeeper report
 * clear`.
 */
final class ReportCli
{
    /** @param Lazy<ReportCommands> $commands */
    public function __construct(#[LazyService(ReportCommands::class)] private readonly Lazy $commands) {}

    public function addHooks(): void
    {
        WP_CLI::add_command(
            'stallkeeper report list',
            [$this, 'list'],
            [
                'shortdesc' =>
                    'Lists queries of the search report. --days=7, 30 or 90; --type=queries, no-results or selections.',
            ],
        );
        WP_CLI::add_command(
            'stallkeeper report export',
            [$this, 'export'],
            ['shortdesc' => 'Prints the search report as CSV. --days=7, 30 or 90.'],
        );
        WP_CLI::add_command(
            'stallkeeper report clear',
            [$this, 'clear'],
            ['shortdesc' => 'Deletes all counts of the search report.'],
        );
    }

    /** Command: `wp stallkeeper report list`. */
    public function list(mixed $arguments = [], mixed $options = []): void
    {
        $lines = $this->commands
            ->get()
            ->list(
                self::days($options),
                Input::fromArray($options)->has('type') ? Input::fromArray($options)->text('type') : 'queries',
            );
        $lines === null
            ? WP_CLI::error(__('The type must be queries, no-results or selections.', 'stallkeeper-tools'))
            : array_map(WP_CLI::log(...), $lines);
    }

    /** Command: `wp stallkeeper report export`. */
    public function export(mixed $arguments = [], mixed $options = []): void
    {
        WP_CLI::log(rtrim($this->commands->get()->export(self::days($options))));
    }

    /** Command: `wp stallkeeper report clear`. */
    public function clear(): void
    {
        WP_CLI::log($this->commands->get()->clear());
    }

    private static function days(mixed $options): int
    {
        return Input::fromArray($options)->integer('days', 0, 9999, ReportDays::DEFAULT_PERIOD);
    }
}
