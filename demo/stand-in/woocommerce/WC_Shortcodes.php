<?php

use Stallkeeper\Demo\StandIn\Value;

/** The cart and checkout shortcodes. */
class WC_Shortcodes
{
    public static function init(): void
    {
        add_shortcode('woocommerce_cart', [self::class, 'cart']);
        add_shortcode('woocommerce_checkout', [self::class, 'checkout']);
    }

    /** @return string */
    public static function shortcode_wrapper($function)
    {
        ob_start();
        echo '<div class="woocommerce">';
        WC()->cart === null || $function();
        echo '</div>';

        return (string) ob_get_clean();
    }

    public static function cart(): string
    {
        return self::shortcode_wrapper(self::outputCart(...));
    }

    public static function checkout($atts): string
    {
        return self::shortcode_wrapper(self::outputCheckout(...));
    }

    private static function outputCart(): void
    {
        wc_maybe_define_constant('WOOCOMMERCE_CART', true);
        do_action('woocommerce_check_cart_items');
        WC()->cart->calculate_totals();
        wc_get_template(WC()->cart->is_empty() ? 'cart/cart-empty.php' : 'cart/cart.php');
    }

    private static function outputCheckout(): void
    {
        if (get_query_var('order-received')) {
            self::outputOrderReceived(absint(get_query_var('order-received')));

            return;
        }
        if (WC()->cart->is_empty()) {
            return;
        }
        do_action('woocommerce_check_cart_items');
        WC()->cart->calculate_totals();
        $hasErrors = $_POST === [] && wc_notice_count('error') > 0;
        $template = $hasErrors ? 'checkout/cart-errors.php' : 'checkout/form-checkout.php';
        wc_get_template($template);
    }

    private static function outputOrderReceived(int $id): void
    {
        $order = wc_get_order($id);
        if ($order && !$order->key_is_valid(Value::text($_GET['key'] ?? ''))) {
            $order = false;
        }
        // Empties the cart also if the payment was made on the site of the gateway.
        WC()->cart->empty_cart();
        wc_get_template('checkout/thankyou.php', ['order' => $order]);
    }
}
