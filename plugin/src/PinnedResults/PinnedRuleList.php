<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\PinnedResults;

use Closure;

/** The saved rules, with those that have not started or have ended. */
final class PinnedRuleList
{
    public function __construct(private readonly PinnedResults $results) {}

    /** @param Closure(string): string $address address of the screen with the results of a query */
    public function print(Closure $address): void
    {
        $rules = $this->results->all();
        echo '<h2>', esc_html__('Queries with pinned or hidden results', 'stallkeeper-tools'), '</h2>';
        if ($rules === []) {
            echo '<p>', esc_html__('None.', 'stallkeeper-tools'), '</p>';
            return;
        }
        echo '<table class="widefat striped" style="max-width: 50rem"><thead><tr>';
        foreach (
            [
                __('Query', 'stallkeeper-tools'),
                __('Pinned', 'stallkeeper-tools'),
                __('Hidden', 'stallkeeper-tools'),
                __('State', 'stallkeeper-tools'),
            ]
            as $head
        ) {
            echo '<th scope="col">', esc_html($head), '</th>';
        }
        echo '</tr></thead><tbody>';
        foreach ($rules as $rule) {
            printf(
                '<tr><th scope="row"><a href="%s" dir="auto">%s</a></th><td>%s</td><td>%s</td><td>%s</td></tr>',
                esc_url($address($rule->queries[0])),
                esc_html(implode(', ', $rule->queries)),
                esc_html(number_format_i18n(count($rule->pinned))),
                esc_html(number_format_i18n(count($rule->hidden))),
                esc_html(self::state($rule->period)),
            );
        }
        echo '</tbody></table>';
    }

    private static function state(PinnedPeriod $period): string
    {
        if ($period->isPlanned()) {
            /* translators: %s: date */
            return sprintf(__('Starts on %s', 'stallkeeper-tools'), self::day($period->from));
        }
        if ($period->hasEnded()) {
            /* translators: %s: date */
            return sprintf(__('Ended on %s', 'stallkeeper-tools'), self::day($period->until));
        }

        return $period->until === ''
            ? __('Active', 'stallkeeper-tools')
            : /* translators: %s: date */
            sprintf(__('Active until %s', 'stallkeeper-tools'), self::day($period->until));
    }

    private static function day(string $day): string
    {
        $format = get_option('date_format');

        return (string) mysql2date(is_string($format) && $format !== '' ? $format : 'Y-m-d', "$day 00:00:00");
    }
}
