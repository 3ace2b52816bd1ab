<?php

/** WooCommerce's template functions for the cart, the mini cart and the checkout. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Catalog\RelatedProducts;
use Stallkeeper\Demo\StandIn\Checkout\FormField;
use Stallkeeper\Demo\StandIn\Value;

function woocommerce_cart_totals(): void
{
    if (!is_checkout()) {
        wc_get_template('cart/cart-totals.php');
    }
}

function woocommerce_cross_sell_display(
    int|string $limit = 2,
    int $columns = 2,
    string $orderby = 'rand',
    string $order = 'desc',
): void {
    $products = is_checkout() ? [] : RelatedProducts::products(WC()->cart?->get_cross_sells() ?? []);
    if ($products !== []) {
        wc_set_loop_prop('name', 'cross-sells');
        wc_set_loop_prop('columns', apply_filters('woocommerce_cross_sells_columns', $columns));
        wc_get_template('product-list.php', [
            'class' => 'cross-sells',
            'heading' => Value::filtered(
                'woocommerce_product_cross_sells_products_heading',
                __('You may be interested in…', 'stallkeeper-stand-in'),
            ),
            'products' => array_slice($products, 0, max(1, Value::int($limit) ?: 2)),
        ]);
    }
}

function woocommerce_button_proceed_to_checkout(): void
{
    printf(
        '<a href="%s" class="checkout-button button alt wc-forward">%s</a>',
        esc_url(wc_get_checkout_url()),
        esc_html__('Proceed to checkout', 'stallkeeper-stand-in'),
    );
}

function woocommerce_widget_shopping_cart_button_view_cart(): void
{
    printf(
        '<a href="%s" class="button wc-forward">%s</a>',
        esc_url(wc_get_cart_url()),
        esc_html__('View cart', 'stallkeeper-stand-in'),
    );
}

function woocommerce_widget_shopping_cart_proceed_to_checkout(): void
{
    printf(
        '<a href="%s" class="button checkout wc-forward">%s</a>',
        esc_url(wc_get_checkout_url()),
        esc_html__('Checkout', 'stallkeeper-stand-in'),
    );
}

function woocommerce_widget_shopping_cart_subtotal(): void
{
    echo '<strong>' . esc_html__('Subtotal:', 'stallkeeper-stand-in') . '</strong> ' . WC()->cart?->get_cart_subtotal();
}

/** @param array<string, mixed> $args */
function woocommerce_mini_cart(array $args = []): void
{
    wc_get_template('cart/mini-cart.php', array_replace(['list_class' => ''], $args));
}

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
        'order_button_text' => Value::filtered(
            'woocommerce_order_button_text',
            __('Place order', 'stallkeeper-stand-in'),
        ),
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
    $html = Value::filtered(
        'woocommerce_form_field',
        Value::filtered($hook, $html, $key, $args, $value),
        $key,
        $args,
        $value,
    );
    if (Value::bool($args['return'] ?? false)) {
        return $html;
    }
    echo $html;
}
