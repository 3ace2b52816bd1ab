<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Attribution\Consent;

use Stallkeeper\Tools\Attribution\AttributionSettings;

/** Whether this visitor's way here may be remembered. */
final class Consent
{
    /** Readable by the page's script, so that a page from a cache can be shown as the visitor has chosen. */
    public const COOKIE = 'stallkeeper_consent';
    public const CHOICES = ['allow', 'deny'];
    public const CATEGORY = 'marketing';

    /** Half a year: then the question is put again. */
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

    /** @return 'allow'|'deny'|null null where nobody has chosen */
    public static function choice(): ?string
    {
        return match ($_COOKIE[self::COOKIE] ?? null) {
            'allow' => 'allow',
            'deny' => 'deny',
            default => null,
        };
    }

    /** A consent plugin asks in the place of our bar. */
    public static function hasPlugin(): bool
    {
        return class_exists('WP_CONSENT_API', false);
    }

    /** Without a type of consent nobody has asked yet, and WP Consent API would allow everything: the script waits, too. */
    private static function isTypeKnown(): bool
    {
        return function_exists('wp_get_consent_type') && (bool) wp_get_consent_type();
    }

    /** The category of WP Consent API that order sources belong to. */
    public static function category(): string
    {
        /**
         * Which of the consent plugin's categories allows to remember where a visitor came from.
         *
         * @param string $category functional, preferences, statistics, statistics-anonymous or marketing
         */
        $category = apply_filters('stallkeeper_source_consent_category', self::CATEGORY);

        return is_string($category) ? $category : self::CATEGORY;
    }
}
