<?php

/** WooCommerce's cart functions, and its functions for terms and privacy in the checkout. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

function wc_empty_cart(): void
{
    WC()->cart?->empty_cart();
}

/**
 * @param array<int, int>|int $products quantity by product ID
 * @return string|void
 */
function wc_add_to_cart_message(array|int $products, bool $show_qty = false, bool $return = false)
{
    $products = is_array($products) ? $products : [$products => 1];
    $names = [];
    foreach ($products as $id => $quantity) {
        /* translators: %s: product name */
        $name = sprintf(__('“%s”', 'stallkeeper-stand-in'), strip_tags(get_the_title($id)));
        $names[] =
            Value::filtered(
                'woocommerce_add_to_cart_qty_html',
                $show_qty && $quantity > 1 ? "{$quantity} &times; " : '',
                $id,
            ) . Value::filtered('woocommerce_add_to_cart_item_name_in_quotes', $name, $id);
    }
    $count = array_sum($show_qty ? $products : array_fill_keys(array_keys($products), 1));
    /* translators: %s: product names */
    $text = sprintf(
        _n('%s has been added to your cart.', '%s have been added to your cart.', $count, 'stallkeeper-stand-in'),
        wc_format_list_of_items($names),
    );
    $message = sprintf(
        '%s <a href="%s" class="button wc-forward">%s</a>',
        esc_html($text),
        esc_url(wc_get_cart_url()),
        esc_html__('View cart', 'stallkeeper-stand-in'),
    );
    $message = Value::filtered('wc_add_to_cart_message_html', $message, $products, $show_qty);
    if ($return) {
        return $message;
    }
    wc_add_notice($message, Value::filtered('woocommerce_add_to_cart_notice_type', 'success'));
}

/** @param list<string> $items */
function wc_format_list_of_items(array $items): string
{
    return wp_sprintf('%l', $items);
}

function wc_get_cart_item_data_hash(WC_Product $product): string
{
    return md5(
        (string) wp_json_encode(
            apply_filters(
                'woocommerce_cart_item_data_to_validate',
                [
                    'type' => $product->get_type(),
                    'attributes' =>
                        $product instanceof WC_Product_Variation ? $product->get_variation_attributes() : '',
                ],
                $product,
            ),
        ),
    );
}

/** @param array<string, mixed> $cart_item */
function wc_get_formatted_cart_item_data(array $cart_item, bool $flat = false): string
{
    $lines = $variation = [];
    $product = $cart_item['data'] ?? null;
    foreach (
        $product instanceof WC_Product_Variation ? Value::map($cart_item['variation'] ?? []) : []
        as $name => $value
    ) {
        $text = wc_get_formatted_variation([$name => Value::text($value)], true, false);
        // The name of a variation already contains the options if it has few attributes.
        if (
            $product instanceof WC_Product_Variation &&
            $text !== '' &&
            !wc_is_attribute_in_product_name($text, $product->get_name())
        ) {
            $variation[] = [
                'key' => wc_attribute_label(str_replace('attribute_', '', $name), $product),
                'value' => $text,
            ];
        }
    }
    foreach (Value::array(apply_filters('woocommerce_get_item_data', $variation, $cart_item)) as $data) {
        $data = Value::array($data);
        $lines[] =
            esc_html(Value::text($data['key'] ?? ($data['name'] ?? ''))) .
            ': ' .
            wp_kses_post(Value::text($data['display'] ?? ($data['value'] ?? '')));
    }
    return $lines === []
        ? ''
        : ($flat
            ? implode("\n", $lines)
            : '<p class="variation">' . implode('<br>', $lines) . '</p>');
}

function wc_get_cart_remove_url(string $cart_item_key): string
{
    return Value::filtered(
        'woocommerce_get_remove_url',
        wp_nonce_url(add_query_arg('remove_item', $cart_item_key, wc_get_cart_url()), 'woocommerce-cart'),
    );
}

function wc_get_cart_undo_url(string $cart_item_key): string
{
    return Value::filtered(
        'woocommerce_get_undo_url',
        wp_nonce_url(add_query_arg('undo_item', $cart_item_key, wc_get_cart_url()), 'woocommerce-cart'),
        $cart_item_key,
    );
}

function wc_cart_totals_subtotal_html(): void
{
    echo WC()->cart?->get_cart_subtotal();
}

function wc_cart_totals_taxes_total_html(): void
{
    echo Value::filtered('woocommerce_cart_totals_taxes_total_html', wc_price(WC()->cart?->get_total_tax()));
}

function wc_cart_totals_order_total_html(): void
{
    echo Value::filtered(
        'woocommerce_cart_totals_order_total_html',
        '<strong>' . WC()->cart?->get_total() . '</strong>',
    );
}

function wc_clear_cart_after_payment(): void
{
    if (is_order_received_page() && WC()->cart instanceof WC_Cart && !WC()->cart->is_empty()) {
        $order = wc_get_order(Value::int(get_query_var('order-received')));
        if (
            $order instanceof WC_Order &&
            hash_equals($order->get_order_key(), Value::text(wp_unslash($_GET['key'] ?? ''))) &&
            $order->has_cart_hash(WC()->cart->get_cart_hash())
        ) {
            WC()->cart->empty_cart();
        }
    }
}

function wc_empty_cart_message(): void
{
    $message = Value::filtered('wc_empty_cart_message', __('Your cart is currently empty.', 'stallkeeper-stand-in'));
    echo '<div class="wc-empty-cart-message">' . wc_print_notice(wp_kses_post($message), 'notice', [], true) . '</div>';
}

function wc_template_redirect(): void
{
    $isForm =
        is_page(wc_get_page_id('checkout')) &&
        wc_get_page_id('checkout') !== wc_get_page_id('cart') &&
        !is_wc_endpoint_url('order-pay') &&
        !is_wc_endpoint_url('order-received');
    if (
        $isForm &&
        WC()->cart?->is_empty() &&
        !is_customize_preview() &&
        apply_filters('woocommerce_checkout_redirect_empty_cart', true)
    ) {
        wc_add_notice(__('Checkout is not available whilst your cart is empty.', 'stallkeeper-stand-in'), 'notice');
        wp_safe_redirect(wc_get_cart_url());
        exit();
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
    return trim(
        Value::filtered(
            'woocommerce_get_terms_and_conditions_checkbox_text',
            __('I have read and agree to the website terms and conditions', 'stallkeeper-stand-in'),
        ),
    );
}

function wc_terms_and_conditions_checkbox_text(): void
{
    echo wp_kses_post(wc_get_terms_and_conditions_checkbox_text());
}

function wc_terms_and_conditions_page_content(): void
{
    $page = get_post(wc_terms_and_conditions_page_id());
    if ($page instanceof WP_Post && wc_terms_and_conditions_page_id() > 0 && $page->post_status === 'publish') {
        echo '<div class="woocommerce-terms-and-conditions" style="display: none; max-height: 200px; overflow: auto;">' .
            wc_format_content(wp_kses_post($page->post_content)) .
            '</div>';
    }
}

function wc_checkout_privacy_policy_text(): void
{
    $page = wc_privacy_policy_page_id();
    if ($page > 0) {
        /* translators: %s: link to the privacy policy */
        $text = sprintf(
            __(
                'Your personal data will be used to process your order and for other purposes described in our %s.',
                'stallkeeper-stand-in',
            ),
            get_the_privacy_policy_link(),
        );
        echo '<div class="woocommerce-privacy-policy-text">' .
            wp_kses_post(wpautop(Value::filtered('woocommerce_get_privacy_policy_text', $text, 'checkout'))) .
            '</div>';
    }
}

function wc_format_content(string $raw_string): string
{
    return Value::filtered(
        'woocommerce_format_content',
        Value::filtered('woocommerce_short_description', $raw_string),
        $raw_string,
    );
}
