<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Consent;

use Stallkeeper\Tools\OrderSource\OrderSourceSettings;
use Stallkeeper\Tools\OrderSource\TrackingMode;

/** Applies the consent for order sources to the search report, which counts the results that a visitor selects. */
final class SelectionConsent
{
    public function __construct(private readonly OrderSourceSettings $settings, private readonly Consent $consent) {}

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

    /** Whether the consent banner must mention selected results, because the search report is on. */
    public function isAsked(): bool
    {
        /** This filter is documented in plugin/src/SearchReport/ReportSettings.php */
        return (bool) apply_filters('stallkeeper_search_report', (bool) get_option('stallkeeper_search_report', true));
    }
}
