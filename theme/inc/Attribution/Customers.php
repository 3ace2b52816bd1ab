<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Attribution;

/** The source of somebody who registers, where WooCommerce does not keep it itself; the extra fields always. */
final class Customers
{
    private const AFTER_CORE = 20;

    public function addHooks(): void
    {
        add_action('user_register', $this->save(...), self::AFTER_CORE);
    }

    private function save(mixed $user): void
    {
        // An account that an administrator makes has no source; neither has one that comes without our form.
        if (!is_int($user) || is_admin() || !isset($_POST['email'], $_POST['woocommerce-register-nonce'])) {
            return;
        }
        $fields = CoreAttribution::isOn() ? Config::extraFields() : Config::fields();
        foreach (Values::said(array_intersect_key(PostedValues::values(), $fields)) as $field => $value) {
            update_user_meta($user, Meta::key($field), wp_slash($value));
        }
    }
}
