<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource;

use Stallkeeper\Tools\Tracking\TrackingMode;
use Stallkeeper\Tools\Tracking\TrackingSettings;

/** Suggests text about order sources for the shop's privacy policy. */
final class PolicyText
{
    public function __construct(private readonly TrackingSettings $settings) {}

    /** Hook: `admin_init`. */
    public function suggestText(): void
    {
        if ($this->settings->mode() === TrackingMode::Off) {
            return;
        }
        $paragraphs = [
            __(
                'When you allow it, we remember which site, search engine or advertisement led you to our shop, the page you came to first, and how many pages and visits followed. This is kept in cookies of this site only, named sbjs_… and stallkeeper_source, for up to six months. Your answer to our question is kept in the cookie stallkeeper_consent for the same time.',
                'stallkeeper-tools',
            ),
            __(
                'When you place an order or register, these values and the name of your browser are saved with the order or account, so that we can see what leads to orders. They are not shared with third parties.',
                'stallkeeper-tools',
            ),
            __(
                'You can withdraw your consent at any time with the link in the footer of every page. The cookies are then deleted. Data saved with an order is part of the personal data that you can ask us to export or erase.',
                'stallkeeper-tools',
            ),
        ];
        wp_add_privacy_policy_content(
            'Stallkeeper',
            '<p class="privacy-policy-tutorial">' .
                esc_html__('Adjust the period if you have configured a different one.', 'stallkeeper-tools') .
                '</p><p>' .
                implode('</p><p>', array_map(esc_html(...), $paragraphs)) .
                '</p>',
        );
    }
}
