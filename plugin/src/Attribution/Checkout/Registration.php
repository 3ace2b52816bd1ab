<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Attribution\Checkout;

use Stallkeeper\Tools\Attribution\AttributionSettings;
use Stallkeeper\Tools\Attribution\Capture\CoreAttribution;
use Stallkeeper\Tools\Attribution\Orders\OrderMeta;
use Stallkeeper\Tools\Attribution\OrderSource;

/**
 * Saves the source of a visitor who registers, on the account page or during checkout. If WooCommerce's attribution is
 * on, WooCommerce saves its own fields and this class saves only the extra fields.
 */
final class Registration
{
    private const AFTER_CORE = 20;

    public function addHooks(): void
    {
        add_action('user_register', [$this, 'saveSource'], self::AFTER_CORE);
    }

    /** Hook: `user_register`. */
    public function saveSource(mixed $user): void
    {
        // An account that an administrator or a program creates has no source.
        if (!is_int($user) || is_admin() || !self::isFormOfShop()) {
            return;
        }
        $fields = CoreAttribution::isOn() ? AttributionSettings::extraFields() : AttributionSettings::fields();
        foreach (OrderSource::said(array_intersect_key(RequestSanitizer::values(), $fields)) as $field => $value) {
            update_user_meta($user, OrderMeta::key($field), wp_slash($value));
        }
    }

    /** WooCommerce verifies the nonces of these forms before it creates the account. */
    private static function isFormOfShop(): bool
    {
        return isset($_POST['email'], $_POST['woocommerce-register-nonce']) || isset($_POST['woocommerce-process-checkout-nonce']);
    }
}
