<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Attribution;

use Stallkeeper\Render\Attribution\SourceFields;
use Stallkeeper\Render\Attribution\SourceSettings;
use Stallkeeper\Tools\Attribution\Capture\CoreAttribution;

/** Reads the shop's settings for order attribution and the list of fields that an order gets. */
final class AttributionSettings
{
    public const MODE = 'stallkeeper_source_consent';

    /** `ask`: ask visitors for consent; `allowed`: collect without asking; `off`: never collect. */
    public const MODES = ['ask', 'allowed', 'off'];

    private static ?SourceSettings $settings = null;

    /** @return 'ask'|'allowed'|'off' */
    public static function mode(): string
    {
        /**
         * Filters whether the plugin asks visitors before it stores where they came from.
         *
         * @param string $mode `ask`, `allowed` or `off`; any other value counts as `ask`
         */
        $mode = apply_filters('stallkeeper_source_consent', get_option(self::MODE, 'ask'));

        return match ($mode) {
            'allowed', 'off' => $mode,
            default => 'ask',
        };
    }

    public static function settings(): SourceSettings
    {
        return self::$settings ??= SourceSettings::of((string) wp_parse_url(home_url(), PHP_URL_HOST), self::raw());
    }

    /** @return array<string, mixed> settings for {@see SourceSettings::of} and for the browser's script */
    public static function raw(): array
    {
        $settings = [
            /**
             * This filter is documented in WooCommerce: months. WooCommerce passes 0.00001, which lasts until the browser
             * is closed; this plugin passes 6.
             */
            'lifetime' => apply_filters('wc_order_attribution_cookie_lifetime_months', SourceSettings::MONTHS),
            /** This filter is documented in WooCommerce: minutes. */
            'session' => apply_filters('wc_order_attribution_session_length_minutes', SourceSettings::SESSION_MINUTES),
            'promo' => false,
            'referrals' => [],
            'organics' => [],
        ];
        /**
         * Filters how long sources are stored and how they are recognized.
         *
         * Runs after WooCommerce's filters for lifetime and session length and overrides them. The result applies to
         * the server's cookie and to the cookies of the browser. A value that is not numeric becomes the default: 6
         * months, 30 minutes.
         *
         * @param array<string, mixed> $settings lifetime (months), session (minutes), promo (true, or min and max),
         *     referrals (list of host, display, medium), organics (list of host, param, display)
         */
        $filtered = apply_filters('stallkeeper_source_settings', $settings);

        return is_array($filtered) ? array_filter($filtered, is_string(...), ARRAY_FILTER_USE_KEY) + $settings : $settings;
    }

    /** Prefix of field names in forms. Order meta keys have an additional underscore in front. */
    public static function prefix(): string
    {
        if (CoreAttribution::isOn()) {
            return (string) CoreAttribution::prefix();
        }
        /** This filter is documented in WooCommerce. */
        $prefix = apply_filters('wc_order_attribution_tracking_field_prefix', 'wc_order_attribution_');

        return (is_string($prefix) ? trim($prefix, '_') : 'wc_order_attribution') . '_';
    }

    /** @return array<string, string> WooCommerce's fields: path to the value by field name, such as `current.src` */
    public static function coreFields(): array
    {
        $names = CoreAttribution::fieldNames();
        if ($names !== null) {
            // For fields that other plugins add, only the browser's script knows the path.
            return array_replace(array_fill_keys($names, ''), array_intersect_key(SourceFields::CORE, array_flip($names)));
        }
        /** This filter is documented in WooCommerce. */
        $fields = apply_filters('wc_order_attribution_tracking_fields', SourceFields::CORE);

        return self::ways($fields, SourceFields::CORE);
    }

    /** @return array<string, string> fields that an order gets in addition: path to the value by field name */
    public static function extraFields(): array
    {
        /**
         * Filters the fields that the plugin adds to WooCommerce's own.
         *
         * @param array<string, string> $fields path to the value by field name, such as `first.src`
         */
        $extra = apply_filters('stallkeeper_source_fields', SourceFields::EXTRA);

        // Fields that an older WooCommerce does not have are saved as extra fields.
        return array_diff_key(SourceFields::CORE + self::ways($extra, SourceFields::EXTRA), self::coreFields());
    }

    /** @return array<string, string> */
    public static function fields(): array
    {
        return self::coreFields() + self::extraFields();
    }

    /**
     * @param array<string, string> $default
     * @return array<string, string>
     */
    private static function ways(mixed $fields, array $default): array
    {
        $ways = [];
        foreach (is_array($fields) ? $fields : $default as $name => $way) {
            if (is_string($name) && is_string($way) && preg_match('/^\w{1,64}$/D', $name) === 1) {
                $ways[$name] = $way;
            }
        }
        return $ways;
    }
}
