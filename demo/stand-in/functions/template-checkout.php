<?php

/** What WooCommerce hooks into the checkout and the page that thanks for an order. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Checkout\FormField;
use Stallkeeper\Demo\StandIn\Value;

function woocommerce_order_review(bool|string $deprecated = false): void
{
    wc_get_template('checkout/review-order.php', ['checkout' => WC()->checkout()]);
}

function woocommerce_checkout_payment(): void
{
    $gateways = WC()->cart?->needs_payment() ? WC()->payment_gateways()->get_available_payment_gateways() : [];
    WC()->payment_gateways()->set_current_gateway($gateways);
    wc_get_template('checkout/payment.php', [
        'checkout' => WC()->checkout(),
        'available_gateways' => $gateways,
        'order_button_text' => Value::filtered('woocommerce_order_button_text', __('Place order', 'stallkeeper-stand-in')),
    ]);
}

function woocommerce_order_details_table(int $order_id): void
{
    if ($order_id) {
        wc_get_template('order/order-details.php', ['order_id' => $order_id]);
    }
}

/**
 * @param array<string, mixed> $args type, label, required, class, options, …
 * @return string|void
 */
function woocommerce_form_field(string $key, array $args, ?string $value = null)
{
    $args = FormField::args($key, $args, $value);
    $html = FormField::html($key, $args, $value ?? Value::text($args['default'] ?? ''));
    $hook = 'woocommerce_form_field_' . Value::text($args['type']);
    $html = Value::filtered('woocommerce_form_field', Value::filtered($hook, $html, $key, $args, $value), $key, $args, $value);
    if (Value::bool($args['return'] ?? false)) {
        return $html;
    }
    echo $html;
}
