<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport\Admin;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\Settings\SelectOptions;
use Stallkeeper\Search\Log\Log;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\OwnerMenu\OwnerPage;
use Stallkeeper\Tools\Search\Records\DatabaseError;
use Stallkeeper\Tools\SearchReport\ReportDays;
use Stallkeeper\Tools\SearchReport\ReportReader;
use Stallkeeper\Tools\SearchReport\ReportSettings;

/** The screen _Stallkeeper, Search report_: a chart by day, tables of queries, and sales. */
final class ReportScreen
{
    public const SLUG = 'stallkeeper-search-report';

    /** @param int $days number of days, see ReportDays::PERIODS */
    public static function address(int $days): string
    {
        return OwnerMenu::address(self::SLUG, ['days' => $days]);
    }

    public function __construct(
        private readonly ReportSettings $settings,
        private readonly RequestInput $input,
        private readonly ReportReader $reader,
        private readonly ReportChart $chart,
        private readonly ReportTables $tables,
        private readonly ReportFigures $figures,
        private readonly SalesTable $sales,
        private readonly Log $log,
    ) {}

    /** Hook: `stallkeeper_owner_menu`. */
    public function addPage(OwnerMenu $menu): void
    {
        $menu->add(
            new OwnerPage(
                self::SLUG,
                __('Search report', 'stallkeeper-tools'),
                OwnerMenu::capability(),
                10,
                $this->printPage(...),
                help: [
                    __(
                        'The report counts what visitors search for, without data about the visitors. Counts are deleted after 90 days.',
                        'stallkeeper-tools',
                    ),
                    __(
                        'Queries without results show what is missing: add a synonym if the shop uses another word, or pin a product that fits.',
                        'stallkeeper-tools',
                    ),
                ],
            ),
        );
    }

    /** Callback of the page. */
    public function printPage(): void
    {
        $period = ReportDays::period($this->input->query()->integer('days', 0, 9999, ReportDays::DEFAULT_PERIOD));
        if (!$this->settings->isOn()) {
            printf(
                '<div class="notice notice-warning inline"><p>%s%s</p></div>',
                esc_html__('The search report is off, so new searches are not counted.', 'stallkeeper-tools'),
                wp_kses_post(SalesTable::link(ReportSettings::OPTION)),
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
        try {
            $this->printCounts($period);
            $this->printSales($period);
        } catch (DatabaseError $error) {
            $this->log->error('The search report could not be read', $error);
            printf(
                '<div class="notice notice-error inline" role="alert"><p>%s</p></div>',
                esc_html__(
                    'The counts could not be read from the database. Reload the page; if the error stays, see the PHP error log.',
                    'stallkeeper-tools',
                ),
            );
        }
    }

    /** @throws DatabaseError if the counts cannot be read */
    private function printCounts(int $period): void
    {
        $days = $this->reader->days($period);
        if ($days === [] || array_sum(array_map(array_sum(...), $days)) === 0) {
            printf('<p>%s</p>', esc_html__('No searches in this date range.', 'stallkeeper-tools'));
            return;
        }
        /* translators: %s: a number of days */
        $current = sprintf(__('Last %s days', 'stallkeeper-tools'), number_format_i18n($period));
        /* translators: %s: a number of days */
        $before = sprintf(__('%s days before', 'stallkeeper-tools'), number_format_i18n($period));
        $this->figures->print(
            [$current => $this->reader->totals($period)] +
                (ReportDays::hasPrevious($period) ? [$before => $this->reader->totals($period, $period)] : []),
            __('Searches by period', 'stallkeeper-tools'),
        );
        $this->chart->print($days);
        $this->tables->print($period);
    }

    /** @throws DatabaseError if the orders cannot be read */
    private function printSales(int $period): void
    {
        if (SalesTable::isVisible()) {
            printf('<h2 id="stallkeeper-sales">%s</h2>', esc_html__('Sales by query', 'stallkeeper-tools'));
            $this->sales->print($period, ReportReader::SHOWN);
        }
    }

    private function printPeriods(int $period): void
    {
        printf(
            '<form method="get" action="%s"><input type="hidden" name="page" value="%s"><label for="stallkeeper-days">%s</label> <select id="stallkeeper-days" name="days">',
            esc_url(admin_url('admin.php')),
            esc_attr(self::SLUG),
            esc_html__('Date range', 'stallkeeper-tools'),
        );
        $labels = [];
        foreach (ReportDays::PERIODS as $days) {
            /* translators: %s: a number of days */
            $labels[$days] = sprintf(_n('%s day', '%s days', $days, 'stallkeeper-tools'), number_format_i18n($days));
        }
        echo SelectOptions::html($labels, $period);
        printf(
            '</select> <button class="button">%s</button> <a class="button" href="%s">%s</a></form>',
            esc_html__('Show', 'stallkeeper-tools'),
            esc_url(ReportDownload::address($period)),
            esc_html__('Export CSV', 'stallkeeper-tools'),
        );
    }
}
