<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport\Admin;

use Stallkeeper\Render\OrderSource\Csv;
use Stallkeeper\Tools\SearchReport\ReportDays;
use Stallkeeper\Tools\SearchReport\ReportKind;
use Stallkeeper\Tools\SearchReport\ReportReader;

/** Creates the search report as a CSV file. */
final class ReportFile
{
    public function __construct(private readonly ReportReader $reader) {}

    /**
     * @param int $period number of days, see ReportDays::list()
     *
     * @return string CSV in UTF-8 with a byte order mark for spreadsheets; {@see Csv} escapes values that spreadsheets
     *     would run as formulas
     */
    public function csv(int $period): string
    {
        $lines = [
            [
                __('Type', 'stallkeeper-tools'),
                __('Query', 'stallkeeper-tools'),
                __('Count', 'stallkeeper-tools'),
                __('Without results', 'stallkeeper-tools'),
                __('Result', 'stallkeeper-tools'),
                __('URL', 'stallkeeper-tools'),
            ],
        ];
        foreach ($this->reader->top(null, $period, ReportReader::EXPORTED) as $row) {
            $lines[] = [
                __('Search', 'stallkeeper-tools'),
                $row['query'],
                (string) $row['total'],
                (string) $row['empty'],
                '',
                '',
            ];
        }
        foreach ($this->reader->top(ReportKind::Selection, $period, ReportReader::EXPORTED) as $row) {
            $address = get_post_status($row['post']) === 'publish' ? (string) get_permalink($row['post']) : '';
            $lines[] = [
                __('Selection', 'stallkeeper-tools'),
                $row['query'],
                (string) $row['total'],
                '',
                self::title($row['post']),
                $address,
            ];
        }

        return "\u{FEFF}" . Csv::encode($lines);
    }

    /** @return string title of a post as plain text; its ID if it has none or does not exist any more; '' for 0 */
    public static function title(int $id): string
    {
        $title = $id > 0 ? trim(wp_strip_all_tags(get_post($id)->post_title ?? '')) : '';

        return $title === '' && $id > 0 ? "#$id" : $title;
    }
}
