<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport\Admin;

use Stallkeeper\Tools\OwnerMenu\Overview;
use Stallkeeper\Tools\OwnerMenu\OverviewBox;
use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\OwnerMenu\QueryActions;
use Stallkeeper\Tools\SearchReport\ReportKind;
use Stallkeeper\Tools\SearchReport\ReportReader;
use Stallkeeper\Tools\SearchReport\ReportSettings;

/** Boxes of the overview: searches of today and this week, queries without results, and sales by query. */
final class ReportBoxes
{
    private const DAYS = 7;

    /** Number of queries in the box. */
    private const SHOWN = 5;

    /** Maximum number of orders that the overview reads; the newest count. */
    private const MAX_ORDERS = 400;

    public function __construct(
        private readonly ReportReader $reader,
        private readonly ReportFigures $figures,
        private readonly ReportSettings $settings,
        private readonly QueryActions $actions,
        private readonly SalesTable $sales,
    ) {}

    /** Hook: `stallkeeper_overview`. */
    public function addBoxes(Overview $overview): void
    {
        if (!current_user_can(OwnerMenu::capability())) {
            return;
        }
        $overview->add(
            new OverviewBox(
                'searches',
                __('Searches', 'stallkeeper-tools'),
                20,
                $this->printSearches(...),
                ReportScreen::address(self::DAYS),
                __('Open the search report', 'stallkeeper-tools'),
            ),
        );
        $overview->add(
            new OverviewBox(
                'no-results',
                __('Queries without results', 'stallkeeper-tools'),
                30,
                $this->printEmpty(...),
                ReportScreen::address(self::DAYS) . '#stallkeeper-no-results',
                __('Show all queries without results', 'stallkeeper-tools'),
            ),
        );
        if ($this->settings->countsOrders() && SalesTable::isVisible()) {
            $overview->add(
                new OverviewBox(
                    'query-sales',
                    __('Sales by query', 'stallkeeper-tools'),
                    35,
                    $this->printSales(...),
                    ReportScreen::address(self::DAYS) . '#stallkeeper-sales',
                    __('Show all sales by query', 'stallkeeper-tools'),
                ),
            );
        }
    }

    private function printSearches(): void
    {
        if (!$this->settings->isOn()) {
            printf(
                '<p>%s</p>',
                esc_html__('The search report is off, so new searches are not counted.', 'stallkeeper-tools'),
            );
        }
        $this->figures->print(
            [
                __('Today', 'stallkeeper-tools') => $this->reader->totals(1),
                __('Last 7 days', 'stallkeeper-tools') => $this->reader->totals(self::DAYS),
                __('7 days before', 'stallkeeper-tools') => $this->reader->totals(self::DAYS, self::DAYS),
            ],
            __('Searches by period', 'stallkeeper-tools'),
        );
    }

    private function printSales(): void
    {
        $this->sales->print(self::DAYS, self::SHOWN, self::MAX_ORDERS, true);
    }

    private function printEmpty(): void
    {
        $rows = array_filter(
            // One more, because one row stands for all queries whose text is not stored.
            $this->reader->top(ReportKind::Empty, self::DAYS, self::SHOWN + 1),
            static fn(array $row): bool => $row['query'] !== '',
        );
        if ($rows === []) {
            printf('<p>%s</p>', esc_html__('None in the last 7 days.', 'stallkeeper-tools'));
            return;
        }
        printf(
            '<table class="widefat striped"><caption class="screen-reader-text">%s</caption><thead><tr>',
            esc_html__('Queries without results in the last 7 days', 'stallkeeper-tools'),
        );
        foreach (
            [__('Query', 'stallkeeper-tools'), __('Searches', 'stallkeeper-tools'), __('Actions', 'stallkeeper-tools')]
            as $head
        ) {
            printf('<th scope="col">%s</th>', esc_html($head));
        }
        echo '</tr></thead><tbody>';
        foreach (array_slice($rows, 0, self::SHOWN) as $row) {
            printf(
                '<tr><th scope="row" dir="auto">%s</th><td>%s</td><td>%s</td></tr>',
                esc_html($row['query']),
                esc_html(number_format_i18n($row['total'])),
                $this->actions->html($row['query']), // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there
            );
        }
        echo '</tbody></table>';
    }
}
