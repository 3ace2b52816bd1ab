<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Attribution;

/**
 * Saves the source of a visitor who registers, on the account page or during checkout. WooCommerce does so for its own
 * fields where its attribution is on; the extra fields are saved here in any case.
 */
final class Customers
{
    private const AFTER_CORE = 20;

    public function addHooks(): void
    {
        add_action('user_register', [$this, 'save'], self::AFTER_CORE);
    }

    public function save(mixed $user): void
    {
        // An account that an administrator or another program creates has no source.
        if (!is_int($user) || is_admin() || !self::isFormOfShop()) {
            return;
        }
        $fields = CoreAttribution::isOn() ? Config::extraFields() : Config::fields();
        foreach (Values::said(array_intersect_key(PostedValues::values(), $fields)) as $field => $value) {
            update_user_meta($user, Meta::key($field), wp_slash($value));
        }
    }

    /** WooCommerce has verified the nonce of these forms before it creates the account. */
    private static function isFormOfShop(): bool
    {
        return isset($_POST['email'], $_POST['woocommerce-register-nonce']) || isset($_POST['woocommerce-process-checkout-nonce']);
    }
}
