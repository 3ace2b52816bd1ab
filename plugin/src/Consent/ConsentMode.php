<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Consent;

use Stallkeeper\Tools\Templates\Assets;
use Stallkeeper\Tools\Tracking\Consent;
use Stallkeeper\Tools\Tracking\ConsentModeSettings;
use Stallkeeper\Tools\Tracking\TrackingMode;
use Stallkeeper\Tools\Tracking\TrackingSettings;

/**
 * Google's Consent Mode v2: prints the default consent settings for an analytics tag. Scripts send an update with the
 * visitor's choice. The defaults are the same for every visitor, so a cache may store them.
 *
 * This works with order sources on or off. A consent plugin's answers always reach the tag. With order sources off and
 * without a consent plugin this class prints nothing, and the tag's own settings apply: no update would follow the
 * defaults.
 *
 * @see https://support.google.com/analytics/answer/13802165
 */
final class ConsentMode
{
    private const HANDLE = 'stallkeeper-consent-mode';
    private const FILE = 'build/consent-mode.js';

    /** Script of order sources, which sends the answers, too. */
    private const SOURCE_FILE = 'build/consent-plugin.js';

    /** How long a tag waits for an update, in milliseconds. */
    private const WAIT_MS = 500;

    public function __construct(
        private readonly TrackingSettings $settings,
        private readonly Consent $consent,
        private readonly ConsentModeSettings $consentMode,
        private readonly Assets $assets,
    ) {}

    /** Hook: `wp_head`. */
    public function printDefaults(): void
    {
        $categories = $this->consentMode->categories();
        if ($categories === [] || ($this->settings->mode() === TrackingMode::Off && !$this->consent->hasPlugin())) {
            return;
        }
        $isGranted = $this->settings->mode() === TrackingMode::Allowed && !$this->consent->hasPlugin();
        $defaults = array_map(
            static fn(array $granting): string => $isGranted || in_array('functional', $granting, true)
                ? 'granted'
                : 'denied',
            $categories,
        );
        wp_print_inline_script_tag(
            sprintf(
                'window.dataLayer=window.dataLayer||[];window.gtag=window.gtag||function(){dataLayer.push(arguments)};gtag("consent","default",%s);',
                (string) wp_json_encode($defaults + ['wait_for_update' => self::WAIT_MS], JSON_HEX_TAG),
            ),
        );
    }

    /**
     * Hook: `wp_enqueue_scripts`. Loads a script that sends a consent plugin's answers to the tag, unless the scripts
     * of order sources send them.
     */
    public function enqueue(): void
    {
        $categories = $this->consentMode->categories();
        if ($categories !== [] && $this->consent->hasPlugin() && !$this->isSourceOnPage()) {
            wp_enqueue_script(
                self::HANDLE,
                $this->assets->url(self::FILE),
                [],
                $this->assets->version(self::FILE),
                true,
            );
            wp_add_inline_script(
                self::HANDLE,
                'var stallkeeperConsentMode=' . wp_json_encode($categories, JSON_HEX_TAG) . ';',
                'before',
            );
        }
    }

    private function isSourceOnPage(): bool
    {
        $handle = array_search(
            $this->assets->url(self::SOURCE_FILE),
            array_column(wp_scripts()->registered, 'src', 'handle'),
            true,
        );

        return is_string($handle) && wp_script_is($handle);
    }
}
