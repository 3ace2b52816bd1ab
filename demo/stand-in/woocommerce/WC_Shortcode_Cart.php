<?php

declare(strict_types=1);

/** `[woocommerce_cart]`. */
class WC_Shortcode_Cart
{
    /** @param array<string, mixed> $atts */
    public static function output(array $atts): void
    {
        if (!(bool) apply_filters('woocommerce_output_cart_shortcode_content', true) || !WC()->cart instanceof WC_Cart) {
            return;
        }
        wc_maybe_define_constant('WOOCOMMERCE_CART', true);
        do_action('woocommerce_check_cart_items');
        WC()->cart->calculate_totals();
        wc_get_template(WC()->cart->is_empty() ? 'cart/cart-empty.php' : 'cart/cart.php');
    }
}
