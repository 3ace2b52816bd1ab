<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;

/** Sends the search report as a CSV file. */
final class ReportDownload
{
    private const ACTION = 'stallkeeper_search_report_export';

    public function __construct(private readonly ReportFile $file, private readonly RequestInput $input) {}

    /** @param int $period number of days */
    public static function address(int $period): string
    {
        return wp_nonce_url(
            add_query_arg(['action' => self::ACTION, 'days' => $period], admin_url('admin-post.php')),
            self::ACTION,
        );
    }

    /** Hook: `admin_post_stallkeeper_search_report_export`. */
    public function sendFile(): void
    {
        if (!current_user_can(OwnerMenu::capability())) {
            wp_die(esc_html__('Sorry, you are not allowed to view reports.', 'stallkeeper-tools'), '', [
                'response' => 403,
            ]);
        }
        check_admin_referer(self::ACTION);
        $csv = $this->file->csv(
            ReportDays::period($this->input->query()->integer('days', 0, 9999, ReportDays::DEFAULT_PERIOD)),
        );
        nocache_headers();
        header('Content-Type: text/csv; charset=utf-8');
        header('X-Content-Type-Options: nosniff');
        header('Content-Disposition: attachment; filename="search-report-' . gmdate('Y-m-d') . '.csv"');
        // The response is CSV and not HTML, so it is not escaped.
        echo $csv;
        exit();
    }
}
