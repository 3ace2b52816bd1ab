<?php

/** Scripts of the frontend. The stand-in itself has no stylesheets. */
class WC_Frontend_Scripts
{
    public static function init(): void
    {
        add_action('wp_enqueue_scripts', [self::class, 'load_scripts']);
    }

    public static function load_scripts(): void
    {
        foreach (apply_filters('woocommerce_enqueue_styles', []) ?: [] as $handle => $style) {
            wp_enqueue_style($handle, $style['src'], $style['deps'] ?? [], WC_VERSION);
        }
        $url = WC()->plugin_url() . '/assets';
        $args = ['strategy' => 'defer', 'in_footer' => true];
        wp_register_script('wc-add-to-cart-variation', "{$url}/variations.js", ['jquery'], WC_VERSION, $args);
        if (is_checkout() && !is_order_received_page()) {
            wp_enqueue_script('wc-checkout', "{$url}/checkout.js", [], WC_VERSION, $args);
            wp_localize_script('wc-checkout', 'wc_checkout_params', [
                'checkout_url' => home_url('/?wc-ajax=checkout', 'relative'),
                'i18n_checkout_error' => 'There was an error processing your order. Please try again.',
            ]);
        }
    }
}
