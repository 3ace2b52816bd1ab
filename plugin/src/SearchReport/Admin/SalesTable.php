<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport\Admin;

use Stallkeeper\Tools\Search\Records\DatabaseError;
use Stallkeeper\Tools\SearchReport\ReportDays;
use Stallkeeper\Tools\SearchReport\ReportSettings;
use Stallkeeper\Tools\SearchReport\Sales\SalesReader;
use Stallkeeper\Tools\SearchReport\Sales\SalesReport;
use Stallkeeper\Tools\Tracking\TrackingSettings;

/**
 * Prints orders and revenue by query, beside those of the period before.
 *
 * @phpstan-import-type Row from SalesReport
 */
final class SalesTable
{
    public function __construct(private readonly SalesReader $reader, private readonly ReportSettings $settings) {}

    /** Whether the user may see the money of the shop, as in the report of order sources. */
    public static function isVisible(): bool
    {
        return function_exists('wc_get_orders') &&
            (current_user_can('manage_woocommerce') || current_user_can('manage_options'));
    }

    /**
     * @param int $period number of days
     * @param int $shown maximum number of rows
     * @param int $maxOrders maximum number of orders that are read
     * @param bool $isNarrow whether there is no room for the period before
     *
     * @throws DatabaseError if the orders cannot be read
     */
    public function print(
        int $period,
        int $shown,
        int $maxOrders = SalesReader::MAX_ORDERS,
        bool $isNarrow = false,
    ): void {
        $report = $this->reader->read($period, $maxOrders);
        if ($report->rows === []) {
            printf('<p>%s</p>', esc_html__('No order in this date range has a search query.', 'stallkeeper-tools'));
        } else {
            $this->printRows(array_slice($report->rows, 0, $shown), $period, $isNarrow);
        }
        if ($report->isCut) {
            printf(
                '<p class="description">%s</p>',
                esc_html(
                    sprintf(
                        /* translators: %s: number of orders */
                        __('The newest %s orders are counted.', 'stallkeeper-tools'),
                        number_format_i18n($maxOrders),
                    ),
                ),
            );
        }
        $this->printExplanation();
    }

    /** @param list<Row> $rows */
    private function printRows(array $rows, int $period, bool $isNarrow): void
    {
        $hasPrevious = !$isNarrow && ReportDays::hasPrevious($period);
        $days = number_format_i18n($period);
        $heads = [
            __('Query', 'stallkeeper-tools'),
            __('Orders', 'stallkeeper-tools'),
            __('Revenue', 'stallkeeper-tools'),
        ];
        if ($hasPrevious) {
            /* translators: %s: a number of days */
            $heads[] = sprintf(__('Orders, %s days before', 'stallkeeper-tools'), $days);
            /* translators: %s: a number of days */
            $heads[] = sprintf(__('Revenue, %s days before', 'stallkeeper-tools'), $days);
        }
        // Five columns may be wider than a phone.
        echo $isNarrow
            ? '<div>'
            : '<div class="stallkeeper-table-scroll stallkeeper-figures" role="region" aria-labelledby="stallkeeper-sales" tabindex="0">';
        printf(
            '<table class="widefat striped"><caption class="screen-reader-text">%s</caption><thead><tr>',
            esc_html__('Sales by query', 'stallkeeper-tools'),
        );
        foreach ($heads as $head) {
            printf('<th scope="col">%s</th>', esc_html($head));
        }
        echo '</tr></thead><tbody>';
        foreach ($rows as $row) {
            printf('<tr><th scope="row"><span dir="auto">%s</span></th>', esc_html($row['query']));
            $this->printCells($row['orders'], $row['revenue'], $row['currency']);
            if ($hasPrevious) {
                $this->printCells($row['ordersBefore'], $row['revenueBefore'], $row['currency']);
            }
            echo '</tr>';
        }
        echo '</tbody></table></div>';
    }

    private function printCells(int $orders, float $revenue, string $currency): void
    {
        printf(
            '<td>%s</td><td>%s</td>',
            esc_html(number_format_i18n($orders)),
            wp_kses_post(wc_price($revenue, ['currency' => $currency])),
        );
    }

    /** Says why orders are few or missing, and where to change it. */
    private function printExplanation(): void
    {
        $off = $this->settings->disabledSetting();
        $text = match ($off) {
            '' => __(
                'An order counts for the last query before it, only with the visitor’s consent to order attribution. Refunds are subtracted.',
                'stallkeeper-tools',
            ),
            ReportSettings::OPTION => __(
                'New orders are not counted by query, because the search report is off.',
                'stallkeeper-tools',
            ),
            TrackingSettings::MODE => __(
                'New orders are not counted by query, because order attribution is off.',
                'stallkeeper-tools',
            ),
            default => __(
                'New orders are not counted by query. If you turn it on, orders of visitors who agree are counted from then on.',
                'stallkeeper-tools',
            ),
        };
        printf('<p class="description">%s%s</p>', esc_html($text), wp_kses_post(self::link($off)));
    }

    /**
     * @param string $option setting that is off
     *
     * @return string link to its control in the Customizer; '' without a setting, or for users who may not change it
     */
    public static function link(string $option): string
    {
        return $option !== '' && current_user_can('customize')
            ? sprintf(
                ' <a href="%s">%s</a>',
                esc_url(admin_url("customize.php?autofocus[control]=$option")),
                esc_html__('Turn it on in the Customizer', 'stallkeeper-tools'),
            )
            : '';
    }
}
