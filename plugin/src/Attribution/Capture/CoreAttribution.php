<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Attribution\Capture;

use Stallkeeper\Tools\Attribution\AttributionSettings;
use Stallkeeper\Tools\Attribution\Consent\Consent;

/**
 * WooCommerce's own order attribution (8.5 and later), where it is on: it keeps its fields, its meta and its screens;
 * the gathering in the browser is ours, and so are the inputs.
 */
final class CoreAttribution
{
    private const CONTROLLER = 'Automattic\\WooCommerce\\Internal\\Orders\\OrderAttributionController';

    private static object|false|null $controller = null;

    public function addHooks(): void
    {
        // After the one of WooCommerce, which answers by WP Consent API and forgets what it was given.
        add_filter('wc_order_attribution_allow_tracking', $this->isAllowed(...), PHP_INT_MAX);
        // The list is filtered on WooCommerce's init; ours print one set a form.
        add_filter('wc_order_attribution_stamp_checkout_html_actions', '__return_empty_array');
        add_action('wp', $this->takeElementsBack(...));
    }

    /** @return object|null null where there is none, or its feature is off */
    private static function controller(): ?object
    {
        if (self::$controller === null) {
            $isOn = class_exists(self::CONTROLLER) && get_option('woocommerce_feature_order_attribution_enabled', 'yes') === 'yes';
            $found = $isOn ? self::call(wc_get_container(), 'get', self::CONTROLLER) : false;
            self::$controller = is_object($found) ? $found : false;
        }
        return self::$controller ?: null;
    }

    /** @return string|null what stands before its fields; null where it is off */
    public static function prefix(): ?string
    {
        $prefix = self::ask('get_prefix');

        return is_string($prefix) ? $prefix : null;
    }

    /** @return list<string>|null its fields' names; null where it is off */
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

    /** Its class is WooCommerce's own business: a version that has it no more is one without order attribution. */
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
     * WooCommerce prints this value into every page, and a shared cache may store the page. So it never depends on the
     * visitor: where the theme or a consent plugin asks for consent, the page's script reads the visitor's choice.
     */
    private function isAllowed(mixed $allowed): bool
    {
        return AttributionSettings::mode() === 'allowed' && !Consent::hasPlugin() && (bool) $allowed;
    }

    /** WooCommerce 8.9 has no filter for its elements, and no version has one for the registration form. */
    private function takeElementsBack(): void
    {
        $controller = self::controller();
        if ($controller !== null) {
            foreach (['woocommerce_checkout_after_customer_details', 'woocommerce_register_form'] as $place) {
                // The same callback that WooCommerce added: WordPress knows it by the object and the name.
                remove_action($place, [$controller, 'stamp_html_element']);
            }
        }
    }
}
