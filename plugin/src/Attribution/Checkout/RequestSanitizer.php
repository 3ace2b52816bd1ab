<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Attribution\Checkout;

use Stallkeeper\Tools\Attribution\AttributionSettings;
use Stallkeeper\Tools\Attribution\Consent\Consent;
use Stallkeeper\Tools\Attribution\Orders\OrderMeta;
use Stallkeeper\Tools\Attribution\OrderSource;
use WC_Order;

/**
 * Sanitizes the posted fields before WooCommerce reads them. Removes values without consent, and values of an order that
 * has a source already.
 */
final class RequestSanitizer
{
    private const FIRST = 1;

    /** @var array<string, string>|null */
    private static ?array $values = null;

    public function addHooks(): void
    {
        add_action('woocommerce_checkout_order_created', [$this, 'sanitizeForOrder'], self::FIRST);
        add_action('user_register', [$this, 'sanitizePost'], self::FIRST);
    }

    /** @return array<string, string> posted values by field name, read once: sanitizePost() changes the request afterwards */
    public static function values(): array
    {
        if (self::$values === null) {
            $sent = [];
            foreach (array_keys(AttributionSettings::fields()) as $field) {
                $value = $_POST[AttributionSettings::prefix() . $field] ?? null;
                $sent[$field] = is_string($value) ? wp_unslash($value) : '';
            }
            self::$values = OrderSource::of($sent);
        }
        return self::$values;
    }

    /** Hook: `woocommerce_checkout_order_created`. */
    public function sanitizeForOrder(mixed $order): void
    {
        $this->sanitizePost();
        if (!$order instanceof WC_Order) {
            return;
        }
        if (!Consent::isAllowed()) {
            OrderMeta::delete($order);
        } elseif (OrderMeta::has($order)) {
            // A submit after a failed payment uses the same order, and WooCommerce 8.9 would add every meta row again.
            $this->blank();
        }
    }

    /** Hook: `user_register`. */
    public function sanitizePost(): void
    {
        $values = self::values();
        $this->blank();
        foreach (OrderSource::said($values) as $field => $value) {
            $_POST[AttributionSettings::prefix() . $field] = wp_slash($value);
        }
    }

    private function blank(): void
    {
        foreach (array_keys(AttributionSettings::fields()) as $field) {
            unset($_POST[AttributionSettings::prefix() . $field]);
        }
    }
}
