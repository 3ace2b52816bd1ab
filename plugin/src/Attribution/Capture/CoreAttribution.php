<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Attribution\Capture;

use Stallkeeper\Tools\Attribution\AttributionSettings;
use Stallkeeper\Tools\Attribution\Consent\Consent;

/**
 * Connects the plugin to WooCommerce's own order attribution (8.5 and later), if it is on. WooCommerce keeps its fields,
 * its order meta and its screens; this plugin collects the values in the browser and prints the inputs.
 */
final class CoreAttribution
{
    private const CONTROLLER = 'Automattic\\WooCommerce\\Internal\\Orders\\OrderAttributionController';

    private static object|false|null $controller = null;

    public function addHooks(): void
    {
        // Runs after WooCommerce's own callback, which reads WP Consent API and ignores the value that it receives.
        add_filter('wc_order_attribution_allow_tracking', [$this, 'isAllowed'], PHP_INT_MAX);
        // WooCommerce applies this filter on `init`. An empty list removes its inputs; the plugin prints one set per form.
        add_filter('wc_order_attribution_stamp_checkout_html_actions', '__return_empty_array');
        add_action('wp', [$this, 'removeElements']);
    }

    /** @return object|null WooCommerce's controller; null if it does not exist or the feature is off */
    private static function controller(): ?object
    {
        if (self::$controller === null) {
            $isOn = class_exists(self::CONTROLLER) && get_option('woocommerce_feature_order_attribution_enabled', 'yes') === 'yes';
            $found = $isOn ? self::call(wc_get_container(), 'get', self::CONTROLLER) : false;
            self::$controller = is_object($found) ? $found : false;
        }
        return self::$controller ?: null;
    }

    /** @return string|null prefix of WooCommerce's fields; null if its attribution is off */
    public static function prefix(): ?string
    {
        $prefix = self::ask('get_prefix');

        return is_string($prefix) ? $prefix : null;
    }

    /** @return list<string>|null names of WooCommerce's fields; null if its attribution is off */
    public static function fieldNames(): ?array
    {
        $names = self::ask('get_field_names');

        return is_array($names) ? array_values(array_filter($names, is_string(...))) : null;
    }

    private static function ask(string $method): mixed
    {
        $controller = self::controller();

        return $controller === null ? null : self::call($controller, $method);
    }

    /** The controller is internal to WooCommerce. A version without the class or method has no order attribution. */
    private static function call(object $object, string $method, string ...$arguments): mixed
    {
        $call = [$object, $method];

        return is_callable($call) ? $call(...$arguments) : null;
    }

    public static function isOn(): bool
    {
        return self::prefix() !== null && self::fieldNames() !== null;
    }

    /**
     * Hook: `wc_order_attribution_allow_tracking`.
     *
     * WooCommerce prints this value into every page, and a shared cache may store the page. So it never depends on the
     * visitor: if this plugin or a consent plugin asks for consent, the page's script reads the visitor's choice.
     */
    public function isAllowed(mixed $allowed): bool
    {
        return AttributionSettings::mode() === 'allowed' && !Consent::hasPlugin() && (bool) $allowed;
    }

    /**
     * Hook: `wp`.
     *
     * WooCommerce 8.9 has no filter for its checkout inputs, and no version has one for the registration form.
     */
    public function removeElements(): void
    {
        $controller = self::controller();
        if ($controller !== null) {
            foreach (['woocommerce_checkout_after_customer_details', 'woocommerce_register_form'] as $place) {
                // WordPress identifies a callback by object and method, so this removes the one that WooCommerce added.
                remove_action($place, [$controller, 'stamp_html_element']);
            }
        }
    }
}
