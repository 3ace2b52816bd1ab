<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/** The shortcodes that make a page the cart or the checkout. */
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
    public static function shortcode_wrapper($function, $atts = [], $wrapper = ['class' => 'woocommerce', 'before' => null, 'after' => null])
    {
        ob_start();
        echo $wrapper['before'] ?? '<div class="' . esc_attr($wrapper['class'] ?? 'woocommerce') . '">';
        $function($atts);
        echo $wrapper['after'] ?? '</div>';
        return (string) ob_get_clean();
    }

    public static function cart(): string
    {
        return WC()->cart === null ? '' : self::shortcode_wrapper([WC_Shortcode_Cart::class, 'output']);
    }

    /** @param array<string, mixed> $atts */
    public static function checkout(array $atts): string
    {
        return WC()->cart === null ? '' : self::shortcode_wrapper([WC_Shortcode_Checkout::class, 'output'], $atts);
    }
}
