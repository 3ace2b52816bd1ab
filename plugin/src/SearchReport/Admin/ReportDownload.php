<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport\Admin;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\Search\Records\DatabaseError;
use Stallkeeper\Tools\SearchReport\ReportDays;

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
        try {
            $csv = $this->file->csv(
                ReportDays::period($this->input->query()->integer('days', 0, 9999, ReportDays::DEFAULT_PERIOD)),
                SalesTable::isVisible(),
            );
        } catch (DatabaseError) {
            wp_die(
                esc_html__('The counts could not be read from the database. Try again later.', 'stallkeeper-tools'),
                '',
                ['response' => 500],
            );
        }
        nocache_headers();
        header('Content-Type: text/csv; charset=utf-8');
        header('X-Content-Type-Options: nosniff');
        header('Content-Disposition: attachment; filename="search-report-' . gmdate('Y-m-d') . '.csv"');
        // The response is CSV and not HTML, so it is not escaped.
        echo $csv;
        exit();
    }
}
