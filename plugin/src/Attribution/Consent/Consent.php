<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Attribution\Consent;

use Stallkeeper\Tools\Attribution\AttributionSettings;

/** Decides whether the plugin may store where this visitor came from. */
final class Consent
{
    /** Scripts can read this cookie, so that a cached page can show the visitor's choice. */
    public const COOKIE = 'stallkeeper_consent';
    public const CHOICES = ['allow', 'deny'];
    public const CATEGORY = 'marketing';

    /** Half a year. Then the banner asks again. */
    public const SECONDS = 15552000;

    public static function isAllowed(): bool
    {
        if (AttributionSettings::mode() === 'off') {
            return false;
        }
        if (self::hasPlugin()) {
            return self::isTypeKnown() ? function_exists('wp_has_consent') && wp_has_consent(self::category()) : self::choice() === 'allow';
        }
        $choice = self::choice();
        if (AttributionSettings::mode() === 'ask') {
            return $choice === 'allow';
        }
        /** This filter is documented in WooCommerce. */
        return $choice !== 'deny' && (bool) apply_filters('wc_order_attribution_allow_tracking', true);
    }

    /** @return 'allow'|'deny'|null null if the visitor has not chosen */
    public static function choice(): ?string
    {
        return match ($_COOKIE[self::COOKIE] ?? null) {
            'allow' => 'allow',
            'deny' => 'deny',
            default => null,
        };
    }

    /** Whether WP Consent API is active. A consent plugin then asks the visitor instead of this plugin's banner. */
    public static function hasPlugin(): bool
    {
        return class_exists('WP_CONSENT_API', false);
    }

    /** WP Consent API allows everything until a consent plugin sets a consent type. The page's script waits for it, too. */
    private static function isTypeKnown(): bool
    {
        return function_exists('wp_get_consent_type') && (bool) wp_get_consent_type();
    }

    /** Category of WP Consent API for order sources. */
    public static function category(): string
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
