<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Consent;

use Stallkeeper\Tools\Tracking\Consent;
use Stallkeeper\Tools\Tracking\TrackingMode;
use Stallkeeper\Tools\Tracking\TrackingSettings;

/**
 * Applies the consent for order sources to the search report, which counts the results that a visitor selects and the
 * orders that follow a search.
 */
final class SelectionConsent
{
    public function __construct(private readonly TrackingSettings $settings, private readonly Consent $consent) {}

    /**
     * Hook: `stallkeeper_search_report_consent`, before the callbacks of shops. With the WP Consent API, a consent
     * plugin asks for each purpose.
     */
    public function filterConsent(mixed $consent): mixed
    {
        if ($this->consent->hasPlugin()) {
            return $consent;
        }

        return match ($this->settings->mode()) {
            TrackingMode::Off => $consent,
            TrackingMode::Ask => 'banner',
            TrackingMode::Allowed => 'unless-denied',
        };
    }

    /** Hook: `stallkeeper_search_report_order_consent`, before the callbacks of shops. */
    public function isOrderAllowed(): bool
    {
        return $this->consent->isAllowed();
    }

    /** @return string what the consent banner must mention, because the search report counts it; '' if it is off */
    public function purpose(): string
    {
        /** This filter is documented in plugin/src/SearchReport/ReportSettings.php */
        if (!apply_filters('stallkeeper_search_report', (bool) get_option('stallkeeper_search_report', true))) {
            return '';
        }

        return (bool) get_option('stallkeeper_search_report_orders', false)
            ? __(
                'We would also count which search results are opened, and which searches lead to orders.',
                'stallkeeper-tools',
            )
            : __('We would also count which search results are opened.', 'stallkeeper-tools');
    }
}
