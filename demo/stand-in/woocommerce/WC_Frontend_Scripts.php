<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/** Scripts and styles of the frontend. The stand-in itself has no stylesheets. */
class WC_Frontend_Scripts
{
    public static function init(): void
    {
        add_action('wp_enqueue_scripts', [self::class, 'load_scripts']);
    }

    /** @return array<string, array<string, mixed>> by handle */
    public static function get_styles(): array
    {
        return array_map(Value::map(...), Value::map(apply_filters('woocommerce_enqueue_styles', [])));
    }

    public static function load_scripts(): void
    {
        foreach (self::get_styles() as $handle => $style) {
            wp_enqueue_style($handle, Value::text($style['src'] ?? ''), Value::texts($style['deps'] ?? []), WC_VERSION);
        }
        wp_register_script(
            'wc-add-to-cart-variation',
            WC()->plugin_url() . '/assets/variations.js',
            ['jquery'],
            WC_VERSION,
            ['strategy' => 'defer', 'in_footer' => true],
        );
        if (is_checkout() && !is_order_received_page()) {
            self::checkout();
        }
    }

    private static function checkout(): void
    {
        wp_enqueue_script('wc-checkout', WC()->plugin_url() . '/assets/checkout.js', [], WC_VERSION, [
            'strategy' => 'defer',
            'in_footer' => true,
        ]);
        wp_localize_script('wc-checkout', 'wc_checkout_params', [
            'checkout_url' => WC_AJAX::get_endpoint('checkout'),
            'i18n_checkout_error' => esc_html__(
                'There was an error processing your order. Please check for any charges in your payment method and review your order before placing the order again.',
                'stallkeeper-stand-in',
            ),
        ]);
    }
}
