<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Tools\PinnedResults\PinnedScreen;

/** The screen _Tools, Search report_: a chart by day, queries, queries without results and selected results. */
final class ReportScreen
{
    public const SLUG = 'stallkeeper-search-report';

    public function __construct(
        private readonly ReportSettings $settings,
        private readonly RequestInput $input,
        private readonly ReportReader $reader,
        private readonly ReportChart $chart,
        private readonly ReportTables $tables,
    ) {}

    /** Hook: `admin_menu`. */
    public function addPage(): void
    {
        add_management_page(
            __('Search report', 'stallkeeper-tools'),
            __('Search report', 'stallkeeper-tools'),
            PinnedScreen::capability(),
            self::SLUG,
            [$this, 'printPage'],
        );
    }

    /** Callback of the page. */
    public function printPage(): void
    {
        $period = ReportDays::period($this->input->query()->integer('days', 0, 9999, ReportDays::DEFAULT_PERIOD));
        echo '<div class="wrap"><h1>', esc_html__('Search report', 'stallkeeper-tools'), '</h1>';
        if (!$this->settings->isOn()) {
            printf(
                '<div class="notice notice-warning inline"><p>%s</p></div>',
                esc_html__(
                    'The search report is off, so new searches are not counted. Turn it on in the Customizer, section “Search”.',
                    'stallkeeper-tools',
                ),
            );
        }
        printf(
            '<p>%s</p>',
            esc_html__(
                'How often visitors searched for a query. The report contains no data about visitors, and deletes counts after 90 days.',
                'stallkeeper-tools',
            ),
        );
        $this->printPeriods($period);
        $days = $this->reader->days($period);
        if (array_sum(array_map(array_sum(...), $days)) === 0) {
            printf('<p>%s</p>', esc_html__('No searches in this date range.', 'stallkeeper-tools'));
        } else {
            $this->chart->print($days);
            $this->tables->print($period);
        }
        echo '</div>';
    }

    private function printPeriods(int $period): void
    {
        printf(
            '<form method="get" action="%s"><input type="hidden" name="page" value="%s"><label for="stallkeeper-days">%s</label> <select id="stallkeeper-days" name="days">',
            esc_url(admin_url('tools.php')),
            esc_attr(self::SLUG),
            esc_html__('Date range', 'stallkeeper-tools'),
        );
        foreach (ReportDays::PERIODS as $days) {
            printf(
                '<option value="%d"%s>%s</option>',
                (int) $days,
                selected($days, $period, false),
                /* translators: %s: a number of days */
                esc_html(sprintf(_n('%s day', '%s days', $days, 'stallkeeper-tools'), number_format_i18n($days))),
            );
        }
        printf(
            '</select> <button class="button">%s</button> <a class="button" href="%s">%s</a></form>',
            esc_html__('Show', 'stallkeeper-tools'),
            esc_url(ReportDownload::address($period)),
            esc_html__('Export CSV', 'stallkeeper-tools'),
        );
    }
}
