<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Capture;

use Stallkeeper\Tools\OrderSource\CoreController;
use Stallkeeper\Tools\OrderSource\FieldList;
use Stallkeeper\Tools\Templates\Assets;
use Stallkeeper\Tools\Tracking\Consent;
use Stallkeeper\Tools\Tracking\ConsentModeSettings;
use Stallkeeper\Tools\Tracking\TrackingMode;
use Stallkeeper\Tools\Tracking\TrackingSettings;

/**
 * Enqueues the consent script on every page, with the URLs of the scripts that it loads after the visitor has agreed.
 *
 * If WooCommerce's attribution is on, WooCommerce's script handle stays and loads the consent script instead: other
 * plugins depend on the handle and on the object `wc_order_attribution`.
 */
final class SourceScripts
{
    public const CORE_HANDLE = 'wc-order-attribution';
    public const OWN_HANDLE = 'stallkeeper-source';

    private const CORE_LIBRARY = 'sourcebuster-js';
    private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES;

    public function __construct(
        private readonly TrackingSettings $settings,
        private readonly FieldList $fields,
        private readonly CoreController $core,
        private readonly Consent $consent,
        private readonly ConsentModeSettings $consentMode,
        private readonly Assets $assets,
    ) {}

    /** @return non-empty-string handle of the consent script; scripts that read its object must depend on it */
    public function handle(): string
    {
        return $this->core->isOn() ? self::CORE_HANDLE : self::OWN_HANDLE;
    }

    /** Hook: `wp_enqueue_scripts`. */
    public function enqueue(): void
    {
        if ($this->settings->mode() === TrackingMode::Off) {
            $this->silence();
            return;
        }
        if (!$this->core->isOn()) {
            wp_enqueue_script(
                self::OWN_HANDLE,
                $this->assets->url($this->consentScript()),
                [],
                $this->assets->version($this->consentScript()),
                true,
            );
            wp_localize_script(self::OWN_HANDLE, 'wc_order_attribution', $this->coreObject());
        } elseif (!$this->swap()) {
            return;
        }
        // WooCommerce prints its own lifetime and session length, without the filter `stallkeeper_source_settings`.
        wp_add_inline_script(
            $this->handle(),
            sprintf(
                'Object.assign(wc_order_attribution.params,%s);wc_order_attribution.stallkeeper=%s;',
                wp_json_encode($this->cookieParams(), self::JSON),
                wp_json_encode($this->own(), self::JSON),
            ),
            'before',
        );
    }

    /** @return bool false if another plugin has removed WooCommerce's script */
    private function swap(): bool
    {
        $core = wp_scripts()->query(self::CORE_HANDLE);
        $library = wp_scripts()->query(self::CORE_LIBRARY);
        if (!($core instanceof \_WP_Dependency)) {
            return false;
        }
        $core->src = $this->assets->url($this->consentScript());
        $core->ver = $this->assets->version($this->consentScript());
        if ($library instanceof \_WP_Dependency) {
            // Keep the handle for dependent scripts. The library is part of the script that loads after consent.
            $library->src = false;
        }
        return true;
    }

    private function consentScript(): string
    {
        return $this->consent->hasPlugin() ? 'build/consent-plugin.js' : 'build/consent-banner.js';
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
        if ($this->core->isOn()) {
            wp_add_inline_script(
                self::CORE_HANDLE,
                'wc_order_attribution.setOrderTracking=function(){};wc_order_attribution.getAttributionData=function(){return{}};',
            );
        }
    }

    /**
     * @return array<string, mixed> object in the form of WooCommerce's, for shops that have turned that attribution off
     */
    private function coreObject(): array
    {
        return [
            'params' => [
                'prefix' => $this->fields->prefix(),
                'allowTracking' =>
                    $this->settings->mode() === TrackingMode::Allowed &&
                    (bool) apply_filters('wc_order_attribution_allow_tracking', true),
            ],
            'fields' => $this->fields->coreFields(),
        ];
    }

    /**
     * @return array{lifetime: float, session: int, base64: bool} lifetime in months, session in minutes; same as in the
     *     server's cookies
     */
    private function cookieParams(): array
    {
        return [
            'lifetime' => $this->settings->sourceSettings()->months(),
            'session' => $this->settings->sourceSettings()->session,
            'base64' => $this->settings->usesBase64Cookies(),
        ];
    }

    /** @return array<string, mixed> settings that WooCommerce's object does not have */
    private function own(): array
    {
        $raw = $this->settings->raw();
        $url = fn(string $file): string => add_query_arg(
            'ver',
            $this->assets->version($file),
            $this->assets->url($file),
        );
        return [
            'mode' => $this->consent->hasPlugin() ? 'plugin' : $this->settings->mode()->value,
            'category' => $this->consent->category(),
            'choiceSeconds' => Consent::SECONDS,
            // The lists of known sites are a separate script: most visitors come from another page of the shop.
            'collect' => $url('build/order-source-collect.js'),
            'referrer' => $url('build/order-source-referrer.js'),
            'elements' => $url('build/order-source-elements.js'),
            'fields' => $url('build/order-source-fields.js'),
            'extra' => $this->fields->extraFields(),
            'tag' => (object) $this->consentMode->categories(),
        ] +
            array_filter([
                'promo' => $raw['promo'],
                'referrals' => $raw['referrals'],
                'organics' => $raw['organics'],
                'payments' => $raw['payments'] ?? [],
            ]);
    }
}
