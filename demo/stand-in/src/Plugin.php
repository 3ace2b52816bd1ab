<?php

namespace Stallkeeper\Demo\StandIn;

use WC_Post_Types;
use WooCommerce;

/** Bootstraps the stand-in, unless WooCommerce is active. */
final class Plugin
{
    /** The WooCommerce version whose API is implemented. */
    private const WOOCOMMERCE_VERSION = '11.0.1';
    private const WOOCOMMERCE_FILE = 'woocommerce/woocommerce.php';
    private const TERMS = [
        'product_type' => 'simple grouped variable external',
        'product_visibility' =>
            'exclude-from-search exclude-from-catalog featured outofstock rated-1 rated-2 rated-3 rated-4 rated-5',
    ];

    /** The stand-in declares the same names as WooCommerce, so only one of them can be loaded. */
    public static function isWooCommerceActive(): bool
    {
        return class_exists(WooCommerce::class, false) ||
            (in_array(self::WOOCOMMERCE_FILE, (array) get_option('active_plugins', []), true) &&
                is_file(WP_PLUGIN_DIR . '/' . self::WOOCOMMERCE_FILE));
    }

    public static function start(): void
    {
        define('WC_ABSPATH', dirname(__DIR__) . '/');
        define('WC_VERSION', self::WOOCOMMERCE_VERSION);
        define('WOOCOMMERCE_VERSION', self::WOOCOMMERCE_VERSION);
        define('WC_PLUGIN_FILE', WC_ABSPATH . 'stallkeeper-stand-in.php');
        foreach (['shop', 'products', 'cart', 'orders', 'templates'] as $part) {
            require_once WC_ABSPATH . "functions/{$part}.php";
        }
        add_action('admin_notices', [self::class, 'showNotice']);
        WooCommerce::instance();
    }

    /**
     * Creates all terms: otherwise, saving two products at the same time could create duplicates. Schedules a flush of
     * the rewrite rules: post types were registered before the plugin was loaded.
     */
    public static function activate(): void
    {
        add_option('woocommerce_currency', 'EUR');
        WC_Post_Types::register_taxonomies();
        foreach (self::TERMS as $taxonomy => $names) {
            foreach (explode(' ', $names) as $name) {
                term_exists($name, $taxonomy) || wp_insert_term($name, $taxonomy);
            }
        }
        update_option('woocommerce_queue_flush_rewrite_rules', 'yes');
    }

    /** Shows on every admin screen that this is not WooCommerce. */
    public static function showNotice(): void
    {
        wp_admin_notice(
            'This shop uses the Stallkeeper stand-in instead of WooCommerce. It is for testing only: it takes no real money and does not support stock management or shipping.',
            ['type' => 'warning', 'id' => 'stallkeeper-stand-in'],
        );
    }
}
