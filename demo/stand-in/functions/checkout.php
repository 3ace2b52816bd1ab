<?php

/** WooCommerce's own functions about terms, privacy and the way to the checkout. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

function wc_template_redirect(): void
{
    $isForm = is_page(wc_get_page_id('checkout')) && wc_get_page_id('checkout') !== wc_get_page_id('cart') && !is_wc_endpoint_url('order-pay') && !is_wc_endpoint_url('order-received');
    if ($isForm && WC()->cart?->is_empty() && !is_customize_preview() && apply_filters('woocommerce_checkout_redirect_empty_cart', true)) {
        wc_add_notice(__('Checkout is not available whilst your cart is empty.', 'stallkeeper-stand-in'), 'notice');
        wp_safe_redirect(wc_get_cart_url());
        exit;
    }
}

function wc_get_user_agent(): string
{
    return wc_clean(mb_substr(Value::text(wp_unslash($_SERVER['HTTP_USER_AGENT'] ?? '')), 0, 1000));
}

function wc_terms_and_conditions_checkbox_enabled(): bool
{
    return wc_terms_and_conditions_page_id() > 0 && wc_get_terms_and_conditions_checkbox_text() !== '';
}

function wc_get_terms_and_conditions_checkbox_text(): string
{
    return trim(Value::filtered('woocommerce_get_terms_and_conditions_checkbox_text', __('I have read and agree to the website terms and conditions', 'stallkeeper-stand-in')));
}

function wc_terms_and_conditions_checkbox_text(): void
{
    echo wp_kses_post(wc_get_terms_and_conditions_checkbox_text());
}

function wc_terms_and_conditions_page_content(): void
{
    $page = get_post(wc_terms_and_conditions_page_id());
    if ($page instanceof WP_Post && wc_terms_and_conditions_page_id() > 0 && $page->post_status === 'publish') {
        echo '<div class="woocommerce-terms-and-conditions" style="display: none; max-height: 200px; overflow: auto;">' . wc_format_content(wp_kses_post($page->post_content)) . '</div>';
    }
}

function wc_checkout_privacy_policy_text(): void
{
    $page = wc_privacy_policy_page_id();
    if ($page > 0) {
        /* translators: %s: link to the privacy policy */
        $text = sprintf(__('Your personal data will be used to process your order and for other purposes described in our %s.', 'stallkeeper-stand-in'), get_the_privacy_policy_link());
        echo '<div class="woocommerce-privacy-policy-text">' . wp_kses_post(wpautop(Value::filtered('woocommerce_get_privacy_policy_text', $text, 'checkout'))) . '</div>';
    }
}

function wc_format_content(string $raw_string): string
{
    return Value::filtered('woocommerce_format_content', Value::filtered('woocommerce_short_description', $raw_string), $raw_string);
}
