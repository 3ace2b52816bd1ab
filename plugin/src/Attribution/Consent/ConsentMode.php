<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Attribution\Consent;

use Stallkeeper\Tools\Assets;
use Stallkeeper\Tools\Attribution\AttributionSettings;
use Stallkeeper\Tools\Attribution\Capture\Scripts;

/**
 * Google's Consent Mode v2: prints the default consent settings for an analytics tag. Scripts send an update with the
 * visitor's choice. The defaults are the same for every visitor, so a cache may store them.
 *
 * This works with order sources on or off. A consent plugin's answers always reach the tag. With order sources off and
 * without a consent plugin this class prints nothing, and the tag's own settings apply: no update would follow the defaults.
 *
 * @see https://support.google.com/analytics/answer/13802165
 */
final class ConsentMode
{
    /**
     * The categories of WP Consent API that grant each setting of the tag; one of them is enough.
     *
     * The category statistics-anonymous grants nothing: analytics_storage would allow cookies that recognise a visitor.
     * While that is denied, the tag measures without cookies, and that is what this category allows.
     */
    private const CATEGORIES = [
        'analytics_storage' => ['statistics'],
        'ad_storage' => ['marketing'],
        'ad_user_data' => ['marketing'],
        'ad_personalization' => ['marketing'],
        'functionality_storage' => ['functional'],
        'security_storage' => ['functional'],
        'personalization_storage' => ['preferences'],
    ];

    private const HANDLE = 'stallkeeper-consent-mode';
    private const FILE = 'build/consent-mode.js';

    /** How long a tag waits for an update, in milliseconds. */
    private const WAIT_MS = 500;

    public function addHooks(): void
    {
        // Plugins print their tags from priority 1 on.
        add_action('wp_head', [$this, 'printDefaults'], 0);
        // After the scripts of order sources.
        add_action('wp_enqueue_scripts', [$this, 'enqueue'], 21);
    }

    /** @return array<string, list<string>> categories of WP Consent API by setting of the tag; empty if turned off */
    public static function categories(): array
    {
        /**
         * Filters whether the plugin sends consent settings to the analytics tag. Return false if another plugin sends them.
         *
         * @param bool $isOn
         */
        if (!apply_filters('stallkeeper_consent_mode', true)) {
            return [];
        }
        /**
         * Filters which categories of WP Consent API grant each setting of the analytics tag.
         *
         * @param array<string, list<string>> $categories by setting, such as analytics_storage
         */
        $categories = apply_filters('stallkeeper_consent_mode_categories', self::CATEGORIES);
        $valid = [];
        foreach (is_array($categories) ? $categories : self::CATEGORIES as $setting => $granting) {
            if (is_string($setting) && is_array($granting)) {
                $valid[$setting] = array_values(array_filter($granting, is_string(...)));
            }
        }
        return $valid;
    }

    /** Hook: `wp_head`. */
    public function printDefaults(): void
    {
        $categories = self::categories();
        if ($categories === [] || (AttributionSettings::mode() === 'off' && !Consent::hasPlugin())) {
            return;
        }
        $isGranted = AttributionSettings::mode() === 'allowed' && !Consent::hasPlugin();
        $defaults = array_map(
            static fn(array $granting): string => $isGranted || in_array('functional', $granting, true) ? 'granted' : 'denied',
            $categories,
        );
        wp_print_inline_script_tag(sprintf(
            'window.dataLayer=window.dataLayer||[];window.gtag=window.gtag||function(){dataLayer.push(arguments)};gtag("consent","default",%s);',
            (string) wp_json_encode($defaults + ['wait_for_update' => self::WAIT_MS], JSON_HEX_TAG),
        ));
    }

    /**
     * Hook: `wp_enqueue_scripts`. Loads a script that sends a consent plugin's answers to the tag, unless the scripts of
     * order sources send them.
     */
    public function enqueue(): void
    {
        $categories = self::categories();
        if ($categories !== [] && Consent::hasPlugin() && !Scripts::isOnPage()) {
            wp_enqueue_script(self::HANDLE, Assets::url(self::FILE), [], Assets::version(self::FILE), true);
            wp_add_inline_script(self::HANDLE, 'var stallkeeperConsentMode=' . wp_json_encode($categories, JSON_HEX_TAG) . ';', 'before');
        }
    }
}
