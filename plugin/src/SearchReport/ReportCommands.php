<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport;

/** The WP-CLI commands of the search report, without a dependency on WP-CLI, so that tests can run them. */
final class ReportCommands
{
    private const TYPES = ['queries' => null, 'no-results' => ReportKind::Empty, 'selections' => ReportKind::Selection];

    public function __construct(
        private readonly ReportReader $reader,
        private readonly ReportFile $file,
        private readonly ReportCleanup $cleanup,
    ) {}

    /**
     * @param int $days 7, 30 or 90; other values become 30
     * @param string $type queries, no-results or selections
     *
     * @return list<string>|null lines with a count, a tab and a query, for selections also with a tab and a title; null
     *   if the type is unknown
     */
    public function list(int $days, string $type): ?array
    {
        if (!array_key_exists($type, self::TYPES)) {
            return null;
        }

        return array_map(
            static fn(array $row): string => implode("\t", [
                (string) $row['total'],
                $row['query'] === '' ? __('(other)', 'stallkeeper-tools') : $row['query'],
                ...$row['post'] > 0 ? [ReportFile::title($row['post'])] : [],
            ]),
            $this->reader->top(self::TYPES[$type], $days, ReportReader::SHOWN),
        );
    }

    /** @param int $days as in list() */
    public function export(int $days): string
    {
        return $this->file->csv($days);
    }

    public function clear(): string
    {
        $this->cleanup->deleteAll();

        return __('The search report is empty.', 'stallkeeper-tools');
    }
}
