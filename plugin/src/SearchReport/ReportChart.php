<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport;

/** Prints the searches of each day as a bar chart, and the same numbers as a table. */
final class ReportChart
{
    private const HEIGHT = 120;
    private const BAR = 10;

    /** @param array<string, array{searches: int, empty: int, selections: int}> $days by day, the oldest first */
    public function print(array $days): void
    {
        $searches = array_sum(array_column($days, 'searches'));
        $empty = array_sum(array_column($days, 'empty'));
        printf('<h2>%s</h2>', esc_html__('Searches by day', 'stallkeeper-tools'));
        printf(
            '<p>%s</p>',
            esc_html(
                sprintf(
                    /* translators: numbers of 1: searches, 2: searches without results, 3: selected results */
                    __('Searches: %1$s. Without results: %2$s. Selected results: %3$s.', 'stallkeeper-tools'),
                    number_format_i18n($searches),
                    number_format_i18n($empty),
                    number_format_i18n(array_sum(array_column($days, 'selections'))),
                ),
            ),
        );
        $this->printBars($days);
        $this->printTable($days);
    }

    /** @param array<string, array{searches: int, empty: int, selections: int}> $days */
    private function printBars(array $days): void
    {
        $most = max(1, ...array_column($days, 'searches'));
        printf(
            '<p aria-hidden="true"><span style="color:#2271b1">■</span> %s <span style="color:#b32d2e">■</span> %s</p>',
            esc_html__('With results', 'stallkeeper-tools'),
            esc_html__('Without results', 'stallkeeper-tools'),
        );
        printf(
            '<svg aria-hidden="true" focusable="false" viewBox="0 0 %d %d" preserveAspectRatio="none" style="width:100%%;max-width:60rem;height:%dpx;border-bottom:1px solid #8c8f94">',
            (int) (self::BAR * count($days)),
            (int) self::HEIGHT,
            (int) self::HEIGHT,
        );
        $left = 0;
        foreach ($days as $day => $counts) {
            $empty = (self::HEIGHT * $counts['empty']) / $most;
            $found = (self::HEIGHT * ($counts['searches'] - $counts['empty'])) / $most;
            printf(
                '<g><title>%s: %s</title><rect x="%d" y="%s" width="%d" height="%s" fill="#2271b1"/><rect x="%d" y="%s" width="%d" height="%s" fill="#b32d2e"/></g>',
                esc_html(self::date($day)),
                esc_html(number_format_i18n($counts['searches'])),
                (int) $left + 1,
                esc_attr(self::number(self::HEIGHT - $empty - $found)),
                (int) self::BAR - 2,
                esc_attr(self::number($found)),
                (int) $left + 1,
                esc_attr(self::number(self::HEIGHT - $empty)),
                (int) self::BAR - 2,
                esc_attr(self::number($empty)),
            );
            $left += self::BAR;
        }
        echo '</svg>';
    }

    /** @param array<string, array{searches: int, empty: int, selections: int}> $days */
    private function printTable(array $days): void
    {
        printf(
            '<details><summary>%s</summary><table class="widefat striped" style="max-width: 40rem"><thead><tr>',
            esc_html__('Numbers of each day', 'stallkeeper-tools'),
        );
        foreach (
            [
                __('Day', 'stallkeeper-tools'),
                __('Searches', 'stallkeeper-tools'),
                __('Without results', 'stallkeeper-tools'),
                __('Selected results', 'stallkeeper-tools'),
            ]
            as $head
        ) {
            printf('<th scope="col">%s</th>', esc_html($head));
        }
        echo '</tr></thead><tbody>';
        foreach (array_reverse($days, true) as $day => $counts) {
            printf(
                '<tr><th scope="row">%s</th><td>%s</td><td>%s</td><td>%s</td></tr>',
                esc_html(self::date($day)),
                esc_html(number_format_i18n($counts['searches'])),
                esc_html(number_format_i18n($counts['empty'])),
                esc_html(number_format_i18n($counts['selections'])),
            );
        }
        echo '</tbody></table></details>';
    }

    private static function date(string $day): string
    {
        $format = get_option('date_format');

        return (string) mysql2date(is_string($format) ? $format : 'Y-m-d', "$day 00:00:00");
    }

    private static function number(float|int $number): string
    {
        return number_format($number, 2, '.', '');
    }
}
