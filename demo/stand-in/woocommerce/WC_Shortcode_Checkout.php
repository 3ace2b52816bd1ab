<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/** `[woocommerce_checkout]`: the form, or on the page below it what was ordered. */
class WC_Shortcode_Checkout
{
    /** @param array<string, mixed> $atts */
    public static function output(array $atts): void
    {
        /** @var WP $wp */
        global $wp;
        if (isset($wp->query_vars['order-received'])) {
            self::received(absint(Value::int($wp->query_vars['order-received'])));
            return;
        }
        $cart = WC()->cart;
        if (!$cart instanceof WC_Cart || ($cart->is_empty() && (bool) apply_filters('woocommerce_checkout_redirect_empty_cart', true))) {
            return;
        }
        do_action('woocommerce_before_checkout_form_cart_notices');
        do_action('woocommerce_check_cart_items');
        $cart->calculate_totals();
        $checkout = WC()->checkout();
        if ($_POST === [] && wc_notice_count('error') > 0) {
            wc_get_template('checkout/cart-errors.php', ['checkout' => $checkout]);
            wc_clear_notices();
            return;
        }
        wc_get_template('checkout/form-checkout.php', ['checkout' => $checkout]);
    }

    private static function received(int $id): void
    {
        $id = Value::int(apply_filters('woocommerce_thankyou_order_id', $id));
        $key = Value::filtered('woocommerce_thankyou_order_key', Value::text(wp_unslash($_GET['key'] ?? '')));
        $order = $id > 0 ? wc_get_order($id) : false;
        if (!$order instanceof WC_Order || !$order->key_is_valid($key)) {
            $order = false;
        }
        WC()->session?->set('order_awaiting_payment', null);
        // A cart that was ordered is empty, wherever the payment was made.
        wc_empty_cart();
        wc_get_template('checkout/thankyou.php', ['order' => $order]);
    }
}
