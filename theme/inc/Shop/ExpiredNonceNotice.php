<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

use Stallkeeper\Render\Http\RequestInput;

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

    public function __construct(private readonly RequestInput $input) {}

    public function isValid(string $field, string $action): bool
    {
        $sent = $this->input->any();

        return wp_verify_nonce($sent->text($sent->has($field) ? $field : '_wpnonce'), $action) !== false;
    }

    /** @return string HTML for a notice */
    public function sentence(): string
    {
        return esc_html__('Your changes were not saved because the page has expired. Please try again.', 'stallkeeper');
    }

    /** Hook: `wp_loaded`, before WooCommerce handles the request (20). */
    public function addNotice(): void
    {
        $posted = $this->input->posted();
        foreach (self::ASKED as $request => [$field, $action]) {
            // WooCommerce's login and registration forms always send a password or an email address. Other plugins may
            // use a parameter `login`, too.
            $isForm = $request === 'login' || $request === 'register';
            $isAsked = $isForm
                ? $posted->has($request, 'password') || $posted->has($request, 'email')
                : $this->input->query()->has($request);
            if ($isAsked && !$this->isValid($field, $action)) {
                wc_add_notice($this->sentence(), 'error');
            }
        }
    }
}
