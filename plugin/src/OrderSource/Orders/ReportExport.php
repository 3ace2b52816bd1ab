<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Orders;

use Stallkeeper\Render\OrderSource\Csv;

/** Exports the report as a CSV file. */
final class ReportExport
{
    public function __construct(private readonly ReportPage $page, private readonly ReportBuilder $reports) {}

    /** Hook: `admin_post_stallkeeper_order_sources`. */
    public function sendFile(): void
    {
        if (!current_user_can($this->page->capability())) {
            wp_die(esc_html__('Sorry, you are not allowed to view reports.', 'stallkeeper-tools'), '', [
                'response' => 403,
            ]);
        }
        check_admin_referer(ReportPage::EXPORT_ACTION);
        $report = $this->reports->build($this->page->days());
        nocache_headers();
        header('Content-Type: text/csv; charset=utf-8');
        header('X-Content-Type-Options: nosniff');
        header('Content-Disposition: attachment; filename="order-sources-' . gmdate('Y-m-d') . '.csv"');
        $lines = [
            [
                __('Origin', 'stallkeeper-tools'),
                __('Medium', 'stallkeeper-tools'),
                __('Campaign', 'stallkeeper-tools'),
                __('Orders', 'stallkeeper-tools'),
                __('Total', 'stallkeeper-tools'),
                __('Currency', 'stallkeeper-tools'),
            ],
        ];
        foreach ($report->rows as $row) {
            $lines[] = [
                $row['origin'],
                $row['medium'],
                $row['campaign'],
                (string) $row['orders'],
                number_format($row['total'], wc_get_price_decimals(), '.', ''),
                $row['currency'],
            ];
        }
        // Not HTML, so nothing is escaped for it. The byte order mark tells spreadsheets that the file is UTF-8.
        echo "\u{FEFF}", Csv::encode($lines);
        exit();
    }
}
