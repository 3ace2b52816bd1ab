<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tracking;

use Stallkeeper\Render\OrderSource\SourceSettings;
use WpOrg\Requests\Exception as RequestsException;
use WpOrg\Requests\IdnaEncoder;

/** Reads the shop's settings for order attribution. */
final class TrackingSettings
{
    public const MODE = 'stallkeeper_source_consent';

    /** @var array<int, SourceSettings> by site: on a network, each site has its own address and options */
    private array $sourceSettings = [];

    public function mode(): TrackingMode
    {
        /**
         * Filters whether the plugin asks visitors before it stores where they came from.
         *
         * @param string $mode `ask`, `allowed` or `off`; any other value counts as `ask`
         */
        $mode = apply_filters('stallkeeper_source_consent', get_option(self::MODE, TrackingMode::Ask->value));

        return (is_string($mode) ? TrackingMode::tryFrom($mode) : null) ?? TrackingMode::Ask;
    }

    public function sourceSettings(): SourceSettings
    {
        return $this->sourceSettings[get_current_blog_id()] ??= SourceSettings::fromArray(
            self::homeHost(),
            $this->raw(),
        );
    }

    /** @return string host of this site as browsers send it */
    public static function homeHost(): string
    {
        return self::asciiHost((string) wp_parse_url(home_url(), PHP_URL_HOST));
    }

    /**
     * Whether the cookies that scripts read are in base64, for servers that reject percent-encoded characters in
     * cookies.
     */
    public function usesBase64Cookies(): bool
    {
        /** This filter is documented in WooCommerce. */
        return (bool) apply_filters('wc_order_attribution_use_base64_cookies', false);
    }

    /** @return array<string, mixed> settings for {@see SourceSettings::fromArray} and for the browser's script */
    public function raw(): array
    {
        $settings = [
            /**
             * This filter is documented in WooCommerce: months. WooCommerce passes 0.00001, which lasts until the
             * browser is closed; this plugin passes 6.
             */
            'lifetime' => apply_filters('wc_order_attribution_cookie_lifetime_months', SourceSettings::MONTHS),
            /** This filter is documented in WooCommerce: minutes. */
            'session' => apply_filters('wc_order_attribution_session_length_minutes', SourceSettings::SESSION_MINUTES),
            'promo' => false,
            'referrals' => [],
            'organics' => [],
            'payments' => [],
        ];
        /**
         * Filters how long sources are stored and how they are recognized.
         *
         * Runs after WooCommerce's filters for lifetime and session length and overrides them. The result applies to
         * the server's cookie and to the cookies of the browser. A value that is not numeric becomes the default: 6
         * months, 30 minutes.
         *
         * @param array<string, mixed> $settings lifetime (months), session (minutes), promo (true, or min and max),
         *     referrals (list of host, display, medium), organics (list of host, param, display),
         *     payments (list of hosts of payment providers, which are not sources)
         */
        $filtered = apply_filters('stallkeeper_source_settings', $settings);

        $all = is_array($filtered)
            ? array_filter($filtered, is_string(...), ARRAY_FILTER_USE_KEY) + $settings
            : $settings;
        foreach (['referrals', 'organics', 'payments'] as $list) {
            $all[$list] = is_array($all[$list]) ? array_map(self::withAsciiHost(...), $all[$list]) : $all[$list];
        }

        return $all;
    }

    /** @param mixed $site host, or an array with a host */
    private static function withAsciiHost(mixed $site): mixed
    {
        if (is_array($site) && is_string($site['host'] ?? null)) {
            return ['host' => self::asciiHost($site['host'])] + $site;
        }

        return is_string($site) ? self::asciiHost($site) : $site;
    }

    /** @return string an internationalized domain name as browsers send it, such as xn--kse-qla.example */
    private static function asciiHost(string $host): string
    {
        if (preg_match('/[^\x00-\x7f]/', $host) !== 1) {
            return $host;
        }
        try {
            return IdnaEncoder::encode(mb_strtolower($host, 'UTF-8'));
        } catch (RequestsException) {
            return $host;
        }
    }
}
