<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

/**
 * Shows an error for a form or link with a missing or expired nonce. WooCommerce's checkout shows one itself, but its
 * cart, login and registration do nothing.
 */
final class ExpiredNonceNotice
{
    /** Request parameter => nonce field and action. CartForm handles the cart form. */
    private const ASKED = [
        'remove_item' => ['_wpnonce', 'woocommerce-cart'],
        'undo_item' => ['_wpnonce', 'woocommerce-cart'],
        'login' => ['woocommerce-login-nonce', 'woocommerce-login'],
        'register' => ['woocommerce-register-nonce', 'woocommerce-register'],
    ];

    public function addHooks(): void
    {
        add_action('wp_loaded', [$this, 'addNotice'], 15);
    }

    public function isValid(string $field, string $action): bool
    {
        $nonce = $_REQUEST[$field] ?? $_REQUEST['_wpnonce'] ?? null;

        return is_string($nonce) && wp_verify_nonce($nonce, $action) !== false;
    }

    /** @return string HTML for a notice */
    public function sentence(): string
    {
        return esc_html__('Nothing was changed: the page had been open for too long, or the request came from elsewhere. Please try once more.', 'stallkeeper');
    }

    /** Hook: `wp_loaded`, before WooCommerce handles the request (20). */
    public function addNotice(): void
    {
        foreach (self::ASKED as $request => [$field, $action]) {
            // WooCommerce's login and registration forms always send a password or an email address. Other plugins may
            // use a parameter `login`, too.
            $isForm = $request === 'login' || $request === 'register';
            $isAsked = $isForm ? isset($_POST[$request], $_POST['password']) || isset($_POST[$request], $_POST['email']) : isset($_GET[$request]);
            if ($isAsked && !$this->isValid($field, $action)) {
                wc_add_notice($this->sentence(), 'error');
            }
        }
    }
}
