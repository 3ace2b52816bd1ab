<?php

/** What WooCommerce hooks into the cart's page and the small cart. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Catalog\Related;
use Stallkeeper\Demo\StandIn\Value;

function woocommerce_cart_totals(): void
{
    if (!is_checkout()) {
        wc_get_template('cart/cart-totals.php');
    }
}

/**
 * @param int|string $limit
 * @param int $columns
 * @param string $orderby
 * @param string $order
 * @return void
 */
function woocommerce_cross_sell_display($limit = 2, $columns = 2, $orderby = 'rand', $order = 'desc')
{
    $products = is_checkout() ? [] : Related::products(WC()->cart?->get_cross_sells() ?? [], $orderby, $order);
    if ($products !== []) {
        wc_set_loop_prop('name', 'cross-sells');
        wc_set_loop_prop('columns', apply_filters('woocommerce_cross_sells_columns', $columns));
        wc_get_template('cart/cross-sells.php', ['cross_sells' => array_slice($products, 0, max(1, Value::int($limit) ?: 2))]);
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
    printf('<a href="%s" class="button wc-forward">%s</a>', esc_url(wc_get_cart_url()), esc_html__('View cart', 'stallkeeper-stand-in'));
}

function woocommerce_widget_shopping_cart_proceed_to_checkout(): void
{
    printf('<a href="%s" class="button checkout wc-forward">%s</a>', esc_url(wc_get_checkout_url()), esc_html__('Checkout', 'stallkeeper-stand-in'));
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
