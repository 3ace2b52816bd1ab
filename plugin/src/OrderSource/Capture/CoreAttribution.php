<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Capture;

use Stallkeeper\Tools\OrderSource\CoreController;
use Stallkeeper\Tools\Tracking\Consent;
use Stallkeeper\Tools\Tracking\TrackingMode;
use Stallkeeper\Tools\Tracking\TrackingSettings;

/**
 * Connects the plugin to WooCommerce's own order attribution (8.5 and later), if it is on. WooCommerce keeps its
 * fields, its order meta and its screens; this plugin collects the values in the browser and prints the inputs.
 */
final class CoreAttribution
{
    public function __construct(
        private readonly TrackingSettings $settings,
        private readonly Consent $consent,
        private readonly CoreController $core,
    ) {}

    /**
     * Hook: `wc_order_attribution_allow_tracking`.
     *
     * WooCommerce prints this value into every page, and a shared cache may store the page. So it never depends on the
     * visitor: if this plugin or a consent plugin asks for consent, the page's script reads the visitor's choice.
     */
    public function isAllowed(mixed $allowed): bool
    {
        return $this->settings->mode() === TrackingMode::Allowed && !$this->consent->hasPlugin() && (bool) $allowed;
    }

    /**
     * Hook: `wc_order_attribution_stamp_checkout_html_actions`.
     *
     * @return list<string> hooks at which WooCommerce prints its inputs
     */
    public function removePlaces(): array
    {
        return [];
    }

    /**
     * Hook: `wp`.
     *
     * WooCommerce 8.9 has no filter for its checkout inputs, and no version has one for the registration form.
     */
    public function removeElements(): void
    {
        $controller = $this->core->instance();
        if ($controller !== null) {
            foreach (['woocommerce_checkout_after_customer_details', 'woocommerce_register_form'] as $place) {
                // WordPress identifies a callback by object and method, so this removes the one that WooCommerce added.
                remove_action($place, [$controller, 'stamp_html_element']);
            }
        }
    }
}
