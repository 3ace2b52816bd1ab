<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

/**
 * A form or a link whose nonce is missing or too old. WooCommerce's checkout says so; its cart, its log-in and its
 * registration do nothing without a word.
 */
final class ExpiredNonceNotice
{
    /** What was asked for => where its nonce is and what for. The cart's form is CartForm's. */
    private const ASKED = [
        'remove_item' => ['_wpnonce', 'woocommerce-cart'],
        'undo_item' => ['_wpnonce', 'woocommerce-cart'],
        'login' => ['woocommerce-login-nonce', 'woocommerce-login'],
        'register' => ['woocommerce-register-nonce', 'woocommerce-register'],
    ];

    public function addHooks(): void
    {
        add_action('wp_loaded', $this->check(...), 15);
    }

    public static function isValid(string $field, string $action): bool
    {
        $nonce = $_REQUEST[$field] ?? $_REQUEST['_wpnonce'] ?? null;

        return is_string($nonce) && wp_verify_nonce($nonce, $action) !== false;
    }

    /** In HTML, for a notice. */
    public static function sentence(): string
    {
        return esc_html__('Nothing was changed: the page had been open for too long, or the request came from elsewhere. Please try once more.', 'stallkeeper');
    }

    private function check(): void
    {
        foreach (self::ASKED as $request => [$field, $action]) {
            // The log-in form of WooCommerce's always comes with a user name; other plugins have a `login` of their own.
            $isForm = $request === 'login' || $request === 'register';
            $isAsked = $isForm ? isset($_POST[$request], $_POST['password']) || isset($_POST[$request], $_POST['email']) : isset($_GET[$request]);
            if ($isAsked && !self::isValid($field, $action)) {
                wc_add_notice(self::sentence(), 'error');
            }
        }
    }
}
