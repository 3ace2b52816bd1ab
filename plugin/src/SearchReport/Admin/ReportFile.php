<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport\Admin;

use Stallkeeper\Render\OrderSource\Csv;
use Stallkeeper\Tools\SearchReport\ReportDays;
use Stallkeeper\Tools\SearchReport\ReportKind;
use Stallkeeper\Tools\SearchReport\ReportReader;
use Stallkeeper\Tools\SearchReport\Sales\SalesReader;

/** Creates the search report as a CSV file. */
final class ReportFile
{
    public function __construct(private readonly ReportReader $reader, private readonly SalesReader $sales) {}

    /**
     * @param int $period number of days, see ReportDays::list()
     * @param bool $hasSales whether the file contains the orders and the revenue of queries
     *
     * @return string CSV in UTF-8 with a byte order mark for spreadsheets; {@see Csv} escapes values that spreadsheets
     *     would run as formulas
     */
    public function csv(int $period, bool $hasSales): string
    {
        $lines = [
            [
                __('Type', 'stallkeeper-tools'),
                __('Query', 'stallkeeper-tools'),
                __('Count', 'stallkeeper-tools'),
                __('Without results', 'stallkeeper-tools'),
                __('Result', 'stallkeeper-tools'),
                __('URL', 'stallkeeper-tools'),
                ...$hasSales ? [__('Revenue', 'stallkeeper-tools'), __('Currency', 'stallkeeper-tools')] : [],
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
                ...$hasSales ? ['', ''] : [],
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
                ...$hasSales ? ['', ''] : [],
            ];
        }
        foreach ($hasSales ? $this->sales->read($period)->rows : [] as $row) {
            if ($row['orders'] > 0) {
                $lines[] = [
                    __('Order', 'stallkeeper-tools'),
                    $row['query'],
                    (string) $row['orders'],
                    '',
                    '',
                    '',
                    number_format($row['revenue'], wc_get_price_decimals(), '.', ''),
                    $row['currency'],
                ];
            }
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
