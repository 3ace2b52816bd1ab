<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tracking;

use Stallkeeper\Render\Http\RequestInput;

/** Decides whether the plugin may store where this visitor came from. */
final class Consent
{
    /** Scripts can read this cookie, so that a cached page can show the visitor's choice. */
    public const COOKIE = 'stallkeeper_consent';
    public const CATEGORY = 'marketing';

    /** Half a year. Then the banner asks again. */
    public const SECONDS = 15552000;

    /** The choice in this request, which replaces that in the cookie. */
    private ?Choice $choice = null;

    public function __construct(private readonly TrackingSettings $settings, private readonly RequestInput $input) {}

    /** Whether the shop never stores where visitors came from. */
    public function isOff(): bool
    {
        return $this->settings->mode() === TrackingMode::Off;
    }

    public function isAllowed(): bool
    {
        if ($this->isOff()) {
            return false;
        }
        if ($this->hasPlugin()) {
            return $this->isTypeKnown()
                ? function_exists('wp_has_consent') && wp_has_consent($this->category())
                : $this->choice() === Choice::Allow;
        }
        $choice = $this->choice();
        if ($this->settings->mode() === TrackingMode::Ask) {
            return $choice === Choice::Allow;
        }
        /** This filter is documented in WooCommerce. */
        return $choice !== Choice::Deny && (bool) apply_filters('wc_order_attribution_allow_tracking', true);
    }

    /** @return Choice|null null if the visitor has not chosen */
    public function choice(): ?Choice
    {
        return $this->choice ?? $this->input->cookies()->choice(self::COOKIE, Choice::class);
    }

    public function setChoice(Choice $choice): void
    {
        $this->choice = $choice;
    }

    /** Whether WP Consent API is active. A consent plugin then asks the visitor instead of this plugin's banner. */
    public function hasPlugin(): bool
    {
        return class_exists('WP_CONSENT_API', false);
    }

    /**
     * WP Consent API allows everything until a consent plugin sets a consent type. The page's script waits for it, too.
     */
    private function isTypeKnown(): bool
    {
        return function_exists('wp_get_consent_type') && (bool) wp_get_consent_type();
    }

    /** Category of WP Consent API for order sources. */
    public function category(): string
    {
        /**
         * Filters which category of WP Consent API allows the plugin to store where a visitor came from.
         *
         * @param string $category functional, preferences, statistics, statistics-anonymous or marketing
         */
        $category = apply_filters('stallkeeper_source_consent_category', self::CATEGORY);

        return is_string($category) ? $category : self::CATEGORY;
    }
}
