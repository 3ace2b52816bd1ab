<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Attribution;

/**
 * Google's Consent Mode v2: what an analytics tag may do until the visitor has chosen. The page's script tells it the
 * choice. The same for every visitor, so that a cache may keep it.
 *
 * @see https://support.google.com/analytics/answer/13802165
 */
final class ConsentMode
{
    /** What the tag calls it, by category of WP Consent API. */
    public const NAMES = [
        'statistics' => ['analytics_storage'],
        'marketing' => ['ad_storage', 'ad_user_data', 'ad_personalization'],
        'functional' => ['functionality_storage', 'security_storage'],
        'preferences' => ['personalization_storage'],
    ];

    /** How long a tag waits for the choice of a visitor who has made it on another page, in milliseconds. */
    private const WAIT_MS = 500;

    public function addHooks(): void
    {
        // Before any tag, which plugins print from priority 1 on.
        add_action('wp_head', $this->print(...), 0);
    }

    private function print(): void
    {
        /**
         * Whether the analytics tag is told what it may do. A plugin that does so itself needs this off.
         *
         * @param bool $isOn
         */
        if (!apply_filters('stallkeeper_consent_mode', true)) {
            return;
        }
        $defaults = [];
        foreach (self::NAMES as $category => $names) {
            $isGranted = $category === 'functional' || (Config::mode() === 'allowed' && !Consent::hasPlugin());
            $defaults += array_fill_keys($names, $isGranted ? 'granted' : 'denied');
        }
        wp_print_inline_script_tag(sprintf(
            'window.dataLayer=window.dataLayer||[];window.gtag=window.gtag||function(){dataLayer.push(arguments)};gtag("consent","default",%s);',
            (string) wp_json_encode($defaults + ['wait_for_update' => self::WAIT_MS], JSON_HEX_TAG),
        ));
    }
}
