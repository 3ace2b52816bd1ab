<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn;

use Stallkeeper\Demo\StandIn\Product\ProductTerms;
use WooCommerce;

/** Where the stand-in begins, and where it decides to do nothing. */
final class Plugin
{
    /** The WooCommerce whose public names and meaning are followed. */
    public const FOLLOWS = '11.0.1';
    private const REAL = 'woocommerce/woocommerce.php';

    /** The real shop always wins: two of them would declare the same names. */
    public static function mustStepAside(): bool
    {
        $active = get_option('active_plugins', []);

        return class_exists(WooCommerce::class, false)
            || (is_array($active) && in_array(self::REAL, $active, true) && is_file(WP_PLUGIN_DIR . '/' . self::REAL));
    }

    public static function start(): void
    {
        define('WC_ABSPATH', dirname(self::file()) . '/');
        define('WC_VERSION', self::FOLLOWS);
        define('WOOCOMMERCE_VERSION', self::FOLLOWS);
        define('WC_PLUGIN_FILE', self::file());
        define('WC_ROUNDING_PRECISION', 6);
        foreach (['woocommerce', 'conditions', 'templates', 'classes', 'product', 'options', 'notices', 'cart', 'orders'] as $part) {
            require_once WC_ABSPATH . "functions/{$part}.php";
        }
        WooCommerce::instance();
    }

    /** The addresses of products exist from the next request on: what registers them ran before the plugin did. */
    public static function activate(): void
    {
        add_option('woocommerce_currency', 'EUR');
        ProductTerms::create();
        update_option('woocommerce_queue_flush_rewrite_rules', 'yes');
    }

    public static function file(): string
    {
        return dirname(__DIR__) . '/stallkeeper-stand-in.php';
    }
}
