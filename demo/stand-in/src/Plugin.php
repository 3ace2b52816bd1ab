<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn;

use Stallkeeper\Demo\StandIn\Product\ProductTerms;
use WooCommerce;

/** Bootstraps the stand-in, unless WooCommerce is active. */
final class Plugin
{
    /** The WooCommerce version whose API is implemented. */
    public const WOOCOMMERCE_VERSION = '11.0.1';
    private const WOOCOMMERCE_FILE = 'woocommerce/woocommerce.php';

    /** The stand-in declares the same names as WooCommerce, so only one of them can be loaded. */
    public static function isWooCommerceActive(): bool
    {
        $active = get_option('active_plugins', []);

        return class_exists(WooCommerce::class, false) ||
            (is_array($active) &&
                in_array(self::WOOCOMMERCE_FILE, $active, true) &&
                is_file(WP_PLUGIN_DIR . '/' . self::WOOCOMMERCE_FILE));
    }

    public static function start(): void
    {
        define('WC_ABSPATH', dirname(self::file()) . '/');
        define('WC_VERSION', self::WOOCOMMERCE_VERSION);
        define('WOOCOMMERCE_VERSION', self::WOOCOMMERCE_VERSION);
        define('WC_PLUGIN_FILE', self::file());
        define('WC_ROUNDING_PRECISION', 6);
        foreach (
            [
                'woocommerce',
                'conditions',
                'templates',
                'classes',
                'product',
                'options',
                'notices',
                'cart',
                'orders',
                'attributes',
                'variations',
                'tax',
            ]
            as $part
        ) {
            require_once WC_ABSPATH . "functions/{$part}.php";
        }
        WooCommerce::instance();
    }

    /** Schedules a flush of the rewrite rules: post types were registered before the plugin was loaded. */
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
