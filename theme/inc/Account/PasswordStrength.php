<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Account;

/**
 * WooCommerce's script rates a new password while the visitor types, or when the field loses the focus. The button
 * below would move at that moment, and a click on it would be lost. So the row of the rating is reserved
 * (password.css), and the hint below it is printed with the page.
 */
final class PasswordStrength
{
    private const SCRIPT = 'wc-password-strength-meter';

    /** Hook: `body_class`. WooCommerce has enqueued its scripts by then. */
    public function addBodyClass(mixed $classes): mixed
    {
        return is_array($classes) && wp_script_is(self::SCRIPT) ? [...$classes, 'has-password-strength'] : $classes;
    }

    /** Hook: `woocommerce_register_form` and `woocommerce_resetpassword_form`, next to the password. */
    public function printHint(): void
    {
        $isAsked =
            current_filter() !== 'woocommerce_register_form' ||
            get_option('woocommerce_registration_generate_password') === 'no';
        if ($isAsked && wp_script_is(self::SCRIPT)) {
            echo '<p class="password-hint">' .
                esc_html(html_entity_decode(wp_get_password_hint(), ENT_QUOTES | ENT_HTML5)) .
                '</p>';
        }
    }
}
