<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport;

use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Tools\Tracking\TrackingMode;
use Stallkeeper\Tools\Tracking\TrackingSettings;

/** Reads the settings of the search report, and provides the values that the script needs to count searches. */
final class ReportSettings
{
    public const OPTION = 'stallkeeper_search_report';

    /** Whether the report is sent by email every week. */
    public const MAIL_OPTION = 'stallkeeper_search_report_mail';

    /** Whether orders are counted by the query before them. */
    public const ORDERS_OPTION = 'stallkeeper_search_report_orders';

    /** How long a query is kept for an order of the same visit. */
    public const ORDER_SECONDS = 4 * 60 * 60;

    public const ROUTE = 'stallkeeper/v1/report';

    /** Category of the WP Consent API for selected results. */
    private const CATEGORY = 'statistics';

    private const CONSENTS = ['never', 'plugin', 'banner', 'unless-denied', 'always'];

    public function __construct(private readonly TrackingSettings $tracking) {}

    /** @return list<Setting> for the Customizer */
    public static function settings(): array
    {
        return [
            new Setting(
                self::OPTION,
                SettingType::Boolean,
                true,
                __('Count searches for the search report, without data about visitors.', 'stallkeeper-tools'),
            ),
            new Setting(
                self::ORDERS_OPTION,
                SettingType::Boolean,
                false,
                __(
                    'Count orders and revenue by search query, for visitors who agree to order attribution.',
                    'stallkeeper-tools',
                ),
            ),
            new Setting(
                self::MAIL_OPTION,
                SettingType::Boolean,
                false,
                __(
                    'Send the searches of the last week to the administration email address every Monday.',
                    'stallkeeper-tools',
                ),
            ),
        ];
    }

    public function isOn(): bool
    {
        /**
         * Filters whether this site counts searches for the search report.
         *
         * @param bool $isOn
         */
        return (bool) apply_filters('stallkeeper_search_report', (bool) get_option(self::OPTION, true));
    }

    /**
     * Hook: `stallkeeper_search_counting`.
     *
     * @return array{url: string, consent: string, category: string, orderSeconds: int}|null values for the script; null
     *     if the report is off
     */
    public function forScript(): ?array
    {
        return $this->isOn()
            ? [
                'url' => rest_url(self::ROUTE),
                'consent' => $this->consent(),
                'category' => self::CATEGORY,
                'orderSeconds' => $this->countsOrders() ? self::ORDER_SECONDS : 0,
            ]
            : null;
    }

    /**
     * URL of an image that counts a search of a visitor without JavaScript.
     *
     * @param int $results number of results
     */
    public function imageUrl(string $query, int $results): string
    {
        return add_query_arg(
            ['query' => rawurlencode($query), 'results' => $results],
            rest_url(self::ROUTE . '/image'),
        );
    }

    public function isMailed(): bool
    {
        return (bool) get_option(self::MAIL_OPTION, false);
    }

    /** Whether selected results can be counted, for visitors who agree or for all. */
    public function countsSelections(): bool
    {
        return $this->consent() !== 'never';
    }

    /** Whether orders are counted by query, for visitors who agree to order attribution. */
    public function countsOrders(): bool
    {
        return $this->disabledSetting() === '' && function_exists('wc_get_orders');
    }

    /** @return string first setting that is off and so prevents counting orders by query; '' if all are on */
    public function disabledSetting(): string
    {
        return match (true) {
            !$this->isOn() => self::OPTION,
            $this->tracking->mode() === TrackingMode::Off => TrackingSettings::MODE,
            !get_option(self::ORDERS_OPTION, false) => self::ORDERS_OPTION,
            default => '',
        };
    }

    /** @return string when the script counts selected results: one of CONSENTS */
    private function consent(): string
    {
        $default = class_exists('WP_CONSENT_API', false) ? 'plugin' : 'never';
        /**
         * Filters when the search report counts which results visitors select: `never`; `plugin` if a consent plugin
         * allows statistics; `banner` if the visitor has agreed in the consent banner; `unless-denied`; `always`.
         *
         * The order attribution sets `banner` or `unless-denied`, unless the WP Consent API is active.
         *
         * @param string $consent
         */
        $consent = apply_filters('stallkeeper_search_report_consent', $default);

        return in_array($consent, self::CONSENTS, true) ? $consent : 'never';
    }
}
