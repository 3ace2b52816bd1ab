<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/** The cart and checkout shortcodes. */
class WC_Shortcodes
{
    public static function init(): void
    {
        add_shortcode('woocommerce_cart', [self::class, 'cart']);
        add_shortcode('woocommerce_checkout', static fn(mixed $atts): string => self::checkout(Value::map($atts)));
    }

    /**
     * @param callable $function
     * @param array<string, mixed> $atts
     * @param array{class?: string, before?: string|null, after?: string|null} $wrapper
     * @return string
     */
    public static function shortcode_wrapper(
        $function,
        $atts = [],
        $wrapper = ['class' => 'woocommerce', 'before' => null, 'after' => null],
    ) {
        ob_start();
        echo $wrapper['before'] ?? '<div class="' . esc_attr($wrapper['class'] ?? 'woocommerce') . '">';
        $function($atts);
        echo $wrapper['after'] ?? '</div>';
        return (string) ob_get_clean();
    }

    public static function cart(): string
    {
        return WC()->cart === null ? '' : self::shortcode_wrapper(self::outputCart(...));
    }

    /** @param array<string, mixed> $atts */
    public static function checkout(array $atts): string
    {
        return WC()->cart === null ? '' : self::shortcode_wrapper(self::outputCheckout(...), $atts);
    }

    private static function outputCart(): void
    {
        if (
            !(bool) apply_filters('woocommerce_output_cart_shortcode_content', true) ||
            !(WC()->cart instanceof WC_Cart)
        ) {
            return;
        }
        wc_maybe_define_constant('WOOCOMMERCE_CART', true);
        do_action('woocommerce_check_cart_items');
        WC()->cart->calculate_totals();
        wc_get_template(WC()->cart->is_empty() ? 'cart/cart-empty.php' : 'cart/cart.php');
    }

    private static function outputCheckout(): void
    {
        /** @var WP $wp */
        global $wp;
        if (isset($wp->query_vars['order-received'])) {
            self::outputOrderReceived(absint(Value::int($wp->query_vars['order-received'])));
            return;
        }
        $cart = WC()->cart;
        if (
            !($cart instanceof WC_Cart) ||
            ($cart->is_empty() && (bool) apply_filters('woocommerce_checkout_redirect_empty_cart', true))
        ) {
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

    private static function outputOrderReceived(int $id): void
    {
        $id = Value::int(apply_filters('woocommerce_thankyou_order_id', $id));
        $key = Value::filtered('woocommerce_thankyou_order_key', Value::text(wp_unslash($_GET['key'] ?? '')));
        $order = $id > 0 ? wc_get_order($id) : false;
        if (!($order instanceof WC_Order) || !$order->key_is_valid($key)) {
            $order = false;
        }
        WC()->session?->set('order_awaiting_payment', null);
        // Empties the cart also if the payment was made on the site of the gateway.
        wc_empty_cart();
        wc_get_template('checkout/thankyou.php', ['order' => $order]);
    }
}
