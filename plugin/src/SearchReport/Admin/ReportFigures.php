<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport\Admin;

use Stallkeeper\Tools\SearchReport\ReportSettings;
use Stallkeeper\Tools\SearchReport\ReportTotals;

/** Prints totals of several periods beside each other: searches, share without results, click rate. */
final class ReportFigures
{
    public function __construct(private readonly ReportSettings $settings) {}

    /**
     * @param array<string, ReportTotals> $periods by heading of the column
     * @param string $caption for screen readers
     */
    public function print(array $periods, string $caption): void
    {
        printf(
            '<table class="widefat striped stallkeeper-figures"><caption class="screen-reader-text">%s</caption><thead><tr><td></td>',
            esc_html($caption),
        );
        foreach (array_keys($periods) as $head) {
            printf('<th scope="col">%s</th>', esc_html($head));
        }
        echo '</tr></thead><tbody>';
        $this->printRow(
            __('Searches', 'stallkeeper-tools'),
            array_map(static fn(ReportTotals $totals): string => number_format_i18n($totals->searches), $periods),
        );
        $this->printRow(
            __('Without results', 'stallkeeper-tools'),
            array_map(
                static fn(ReportTotals $totals): string => self::withShare($totals->empty, $totals->emptyShare()),
                $periods,
            ),
        );
        $isCounted =
            $this->settings->countsSelections() ||
            array_sum(array_map(static fn(ReportTotals $totals): int => $totals->selections, $periods)) > 0;
        $this->printRow(
            __('Selected results (click rate)', 'stallkeeper-tools'),
            array_map(
                static fn(ReportTotals $totals): string => $isCounted
                    ? self::withShare($totals->selections, $totals->clickRate())
                    : __('not counted', 'stallkeeper-tools'),
                $periods,
            ),
        );
        echo '</tbody></table>';
        $this->printExplanation();
    }

    /** @param array<string, string> $cells */
    private function printRow(string $head, array $cells): void
    {
        printf('<tr><th scope="row">%s</th>', esc_html($head));
        foreach ($cells as $cell) {
            printf('<td>%s</td>', esc_html($cell));
        }
        echo '</tr>';
    }

    /** Says at the figures why the click rate is low or missing. */
    private function printExplanation(): void
    {
        $isCounted = $this->settings->countsSelections();
        printf(
            '<p class="description">%s%s</p>',
            esc_html(
                $isCounted
                    ? __(
                        'Results are counted as selected only with the visitor’s consent, so the real click rate is higher.',
                        'stallkeeper-tools',
                    )
                    : __(
                        'Selected results are not counted, because visitors are not asked for consent.',
                        'stallkeeper-tools',
                    ),
            ),
            !$isCounted && current_user_can('customize')
                ? sprintf(
                    ' <a href="%s">%s</a>',
                    esc_url(admin_url('customize.php?autofocus[section]=stallkeeper_source')),
                    esc_html__('Ask visitors in the Customizer', 'stallkeeper-tools'),
                )
                : '',
        );
    }

    /** @param float|null $share from 0 to 1; null if it is unknown */
    private static function withShare(int $count, ?float $share): string
    {
        return $share === null
            ? number_format_i18n($count)
            : sprintf(
                /* translators: 1: a number, 2: the same number as a percentage of all searches */
                __('%1$s (%2$s%%)', 'stallkeeper-tools'),
                number_format_i18n($count),
                number_format_i18n(100 * $share),
            );
    }
}
