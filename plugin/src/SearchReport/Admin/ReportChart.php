<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport\Admin;

/**
 * Prints the searches of each day as a bar chart with axes, and the same numbers as a table.
 *
 * The bars are an SVG that stretches to the width of the screen. Labels are HTML, because stretched text is not
 * legible.
 *
 * @phpstan-type Day array{searches: int, empty: int, selections: int}
 */
final class ReportChart
{
    private const HEIGHT = 160;
    private const BAR = 10;

    /** Maximum number of lines above the axis. */
    private const LINES = 4;

    /** @param non-empty-array<string, Day> $days by day, the oldest first */
    public function print(array $days): void
    {
        printf('<h2>%s</h2>', esc_html__('Searches by day', 'stallkeeper-tools'));
        $this->printChart($days);
        $this->printTable($days);
    }

    /** @param non-empty-array<string, Day> $days */
    private function printChart(array $days): void
    {
        $lines = self::lines(max(array_column($days, 'searches')));
        $top = max($lines);
        printf(
            '<div class="stallkeeper-chart" aria-hidden="true"><p class="stallkeeper-chart__legend"><span class="stallkeeper-chart__key"></span> %s <span class="stallkeeper-chart__key stallkeeper-chart__key--empty"></span> %s</p><div class="stallkeeper-chart__values">',
            esc_html__('With results', 'stallkeeper-tools'),
            esc_html__('Without results', 'stallkeeper-tools'),
        );
        foreach (array_reverse($lines) as $line) {
            printf('<span>%s</span>', esc_html(number_format_i18n($line)));
        }
        printf(
            '</div><svg class="stallkeeper-chart__bars" focusable="false" viewBox="0 0 %d %d" preserveAspectRatio="none">',
            (int) (self::BAR * count($days)),
            (int) self::HEIGHT,
        );
        foreach ($lines as $line) {
            printf(
                '<line x1="0" x2="100%%" y1="%1$s" y2="%1$s"/>',
                esc_attr(self::number(self::HEIGHT - (self::HEIGHT * $line) / $top)),
            );
        }
        $this->printBars($days, $top);
        $labels = array_keys($days);
        printf(
            '</svg><div class="stallkeeper-chart__days"><span>%s</span><span>%s</span><span>%s</span></div></div>',
            esc_html(self::date($labels[0])),
            esc_html(self::date($labels[intdiv(count($labels), 2)])),
            esc_html(self::date($labels[count($labels) - 1])),
        );
    }

    /** @param array<string, Day> $days */
    private function printBars(array $days, int $top): void
    {
        $left = 0;
        foreach ($days as $day => $counts) {
            $empty = (self::HEIGHT * $counts['empty']) / $top;
            $found = (self::HEIGHT * ($counts['searches'] - $counts['empty'])) / $top;
            printf(
                '<g><title>%1$s: %2$s</title><rect x="%3$d" y="%4$s" width="%5$d" height="%6$s"/><rect class="stallkeeper-chart__empty" x="%3$d" y="%7$s" width="%5$d" height="%8$s"/></g>',
                esc_html(self::date($day)),
                esc_html(number_format_i18n($counts['searches'])),
                (int) $left + 1,
                esc_attr(self::number(self::HEIGHT - $empty - $found)),
                (int) self::BAR - 2,
                esc_attr(self::number($found)),
                esc_attr(self::number(self::HEIGHT - $empty)),
                esc_attr(self::number($empty)),
            );
            $left += self::BAR;
        }
    }

    /** @param array<string, Day> $days */
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

    /**
     * @param int $most highest value of a bar
     *
     * @return non-empty-list<int> values with a line, from 0 up to a round number that no bar exceeds
     */
    public static function lines(int $most): array
    {
        $step = 1;
        for ($i = 0; $step * self::LINES < $most; $i++) {
            // 1, 2, 5, 10, 20, 50 …
            $step = [1, 2, 5][$i % 3] * (int) 10 ** intdiv($i, 3);
        }
        $count = max(1, (int) ceil($most / $step));

        return array_map(static fn(int $line): int => $line * $step, range(0, $count));
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
