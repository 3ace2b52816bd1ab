<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport;

/** Suggests text about the search report for the site's privacy policy. */
final class ReportPolicyText
{
    public function __construct(private readonly ReportSettings $settings) {}

    /** Hook: `admin_init`. */
    public function suggestText(): void
    {
        if (!$this->settings->isOn()) {
            return;
        }
        $paragraphs = [
            __(
                'We count how often visitors search for a word on this site, and whether the search has results. We store the word, the day and the number, but no data about you: no IP address, no cookie, no account and no time of day. Email addresses and long numbers, such as telephone and card numbers, are not stored. The counts are deleted after 90 days.',
                'stallkeeper-tools',
            ),
            __(
                'If you agree, we also count which results are opened after a search, in the same way.',
                'stallkeeper-tools',
            ),
        ];
        if ($this->settings->countsOrders()) {
            $paragraphs[] = __(
                'If you agree, the last search of your visit is kept in the cookie sbjs_search of this site for up to four hours, and saved with your order, so that we can see which searches lead to orders. Searches with an email address or a long number are not saved with the order. If you withdraw your consent, the cookie is deleted. What is saved with an order is part of the personal data that you can ask us to export or erase.',
                'stallkeeper-tools',
            );
        }
        wp_add_privacy_policy_content(
            __('Search report (Stallkeeper)', 'stallkeeper-tools'),
            '<p>' . implode('</p><p>', array_map(esc_html(...), $paragraphs)) . '</p>',
        );
    }
}
