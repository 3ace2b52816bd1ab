<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Attribution\Capture;

use Stallkeeper\Tools\Assets;
use Stallkeeper\Tools\Attribution\AttributionSettings;
use Stallkeeper\Tools\Attribution\Consent\Consent;
use Stallkeeper\Tools\Attribution\Consent\ConsentMode;

/**
 * Enqueues the consent script on every page, with the URLs of the scripts that it loads after the visitor has agreed.
 *
 * If WooCommerce's attribution is on, WooCommerce's script handle stays and loads the consent script instead: other
 * plugins depend on the handle and on the object `wc_order_attribution`.
 */
final class Scripts
{
    public const CORE_HANDLE = 'wc-order-attribution';
    public const OWN_HANDLE = 'stallkeeper-source';

    private const CORE_LIBRARY = 'sourcebuster-js';
    private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES;

    /** WooCommerce enqueues its scripts at 10. */
    private const AFTER_CORE = 20;

    public function addHooks(): void
    {
        add_action('wp_enqueue_scripts', [$this, 'enqueue'], self::AFTER_CORE);
    }

    /** @return non-empty-string handle of the consent script; scripts that read its object must depend on it */
    public static function handle(): string
    {
        return CoreAttribution::isOn() ? self::CORE_HANDLE : self::OWN_HANDLE;
    }

    /** Whether this page loads the consent script. Call it after `wp_enqueue_scripts` at priority 20. */
    public static function isOnPage(): bool
    {
        $script = wp_scripts()->query(self::handle());

        return $script instanceof \_WP_Dependency && $script->src === Assets::url(self::gate()) && wp_script_is(self::handle());
    }

    /** Hook: `wp_enqueue_scripts`. */
    public function enqueue(): void
    {
        if (AttributionSettings::mode() === 'off') {
            $this->silence();
            return;
        }
        if (!CoreAttribution::isOn()) {
            wp_enqueue_script(self::OWN_HANDLE, Assets::url(self::gate()), [], Assets::version(self::gate()), true);
            wp_localize_script(self::OWN_HANDLE, 'wc_order_attribution', $this->asCoreSaysIt());
        } elseif (!$this->swap()) {
            return;
        }
        // WooCommerce prints its own lifetime and session length, without the filter `stallkeeper_source_settings`.
        wp_add_inline_script(self::handle(), sprintf(
            'Object.assign(wc_order_attribution.params,%s);wc_order_attribution.stallkeeper=%s;',
            wp_json_encode(self::times(), self::JSON),
            wp_json_encode($this->own(), self::JSON),
        ), 'before');
    }

    /** @return bool false if another plugin has removed WooCommerce's script */
    private function swap(): bool
    {
        $core = wp_scripts()->query(self::CORE_HANDLE);
        $library = wp_scripts()->query(self::CORE_LIBRARY);
        if (!$core instanceof \_WP_Dependency) {
            return false;
        }
        $core->src = Assets::url(self::gate());
        $core->ver = Assets::version(self::gate());
        if ($library instanceof \_WP_Dependency) {
            // Keep the handle for dependent scripts. The library is part of the script that loads after consent.
            $library->src = false;
        }
        return true;
    }

    private static function gate(): string
    {
        return Consent::hasPlugin() ? 'build/source-gate-plugin.js' : 'build/source-gate.js';
    }

    /** Loads no script that collects values, and replaces the functions that other plugins call by empty ones. */
    private function silence(): void
    {
        foreach ([self::CORE_HANDLE, self::CORE_LIBRARY] as $handle) {
            $script = wp_scripts()->query($handle);
            if ($script instanceof \_WP_Dependency) {
                $script->src = false;
            }
        }
        if (CoreAttribution::isOn()) {
            wp_add_inline_script(self::CORE_HANDLE, 'wc_order_attribution.setOrderTracking=function(){};wc_order_attribution.getAttributionData=function(){return{}};');
        }
    }

    /** @return array<string, mixed> object in the form of WooCommerce's, for shops that have turned that attribution off */
    private function asCoreSaysIt(): array
    {
        return [
            'params' => [
                'prefix' => AttributionSettings::prefix(),
                'allowTracking' => AttributionSettings::mode() === 'allowed' && (bool) apply_filters('wc_order_attribution_allow_tracking', true),
            ],
            'fields' => AttributionSettings::coreFields(),
        ];
    }

    /** @return array{lifetime: float, session: int} lifetime in months, session in minutes; same as in the cookie */
    private static function times(): array
    {
        return ['lifetime' => AttributionSettings::settings()->months(), 'session' => AttributionSettings::settings()->session];
    }

    /** @return array<string, mixed> settings that WooCommerce's object does not have */
    private function own(): array
    {
        $raw = AttributionSettings::raw();
        $url = static fn(string $file): string => add_query_arg('ver', Assets::version($file), Assets::url($file));
        return [
            'mode' => Consent::hasPlugin() ? 'plugin' : AttributionSettings::mode(),
            'category' => Consent::category(),
            // The lists of known sites are a separate script: most visitors come from another page of the shop.
            'gather' => $url('build/source-gather.js'),
            'who' => $url('build/source-who.js'),
            'inputs' => $url('build/source-inputs.js'),
            'fields' => $url('build/source-fields.js'),
            'extra' => AttributionSettings::extraFields(),
            'tag' => (object) ConsentMode::categories(),
        ] + array_filter(['promo' => $raw['promo'], 'referrals' => $raw['referrals'], 'organics' => $raw['organics']]);
    }
}
