<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\PinnedResults;

/** The fields of a rule beside its results: its queries and its dates. */
final class PinnedRuleFields
{
    public function print(PinnedForm $form): void
    {
        printf(
            '<p><label for="stallkeeper-queries">%s</label><br>' .
                '<textarea class="regular-text" id="stallkeeper-queries" name="queries" rows="3" maxlength="%d"' .
                ' aria-describedby="stallkeeper-queries-help">%s</textarea><br>' .
                '<span class="description" id="stallkeeper-queries-help">%s</span></p>',
            esc_html__('Queries of this rule', 'stallkeeper-tools'),
            (int) PinnedQueries::MAX_TEXT,
            esc_textarea($form->queries),
            esc_html(
                sprintf(
                    /* translators: %s: maximum number of queries */
                    __('One per line, or separated by commas; at most %s.', 'stallkeeper-tools'),
                    number_format_i18n(PinnedRule::MAX_QUERIES),
                ),
            ),
        );
        echo '<p>';
        foreach (
            ['from' => __('Start date', 'stallkeeper-tools'), 'until' => __('End date', 'stallkeeper-tools')]
            as $name => $label
        ) {
            printf(
                '<label for="stallkeeper-%1$s">%2$s</label> <input type="date" id="stallkeeper-%1$s" name="%1$s"' .
                    ' value="%3$s" aria-describedby="stallkeeper-dates-help"> ',
                esc_attr($name),
                esc_html($label),
                esc_attr($form->dates->text($name)),
            );
        }
        printf(
            '<br><span class="description" id="stallkeeper-dates-help">%s</span></p>',
            esc_html(
                sprintf(
                    /* translators: %s: time zone of the site */
                    __('Optional. Both days count, in the time zone of the site (%s).', 'stallkeeper-tools'),
                    wp_timezone_string(),
                ),
            ),
        );
    }
}
