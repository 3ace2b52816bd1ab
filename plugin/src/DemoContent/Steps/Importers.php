<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent\Steps;

/** The importers of WordPress and WooCommerce. Both load their classes on their own screens only. */
final class Importers
{
    public const WORDPRESS_PLUGIN = 'wordpress-importer/wordpress-importer.php';

    private const WOOCOMMERCE_FILE = '/includes/import/class-wc-product-csv-importer.php';

    /** Whether the plugin _WordPress Importer_ is active. */
    public function hasWordPress(): bool
    {
        require_once ABSPATH . 'wp-admin/includes/plugin.php'; // @phpstan-ignore requireOnce.fileNotFound (WordPress is not in this directory)

        return is_plugin_active(self::WORDPRESS_PLUGIN);
    }

    /** Whether WooCommerce is active, with its importer. */
    public function hasWooCommerce(): bool
    {
        return function_exists('WC') && is_file(WC()->plugin_path() . self::WOOCOMMERCE_FILE);
    }

    /** Loads `WP_Import`. */
    public function loadWordPress(): void
    {
        self::loadBase();
        if (class_exists('WP_Import', false)) {
            return;
        }
        defined('IMPORT_DEBUG') || define('IMPORT_DEBUG', false);
        // The plugin’s main file was loaded without its classes, and cannot be loaded twice.
        $directory = WP_PLUGIN_DIR . '/' . dirname(self::WORDPRESS_PLUGIN);
        $files = [
            "$directory/compat.php",
            "$directory/php-toolkit/load.php",
            ...glob("$directory/parsers/*.php") ?: [],
            "$directory/class-wp-import.php",
        ];
        foreach (array_filter($files, is_file(...)) as $file) {
            require_once $file;
        }
    }

    /** Loads `WC_Product_CSV_Importer`. */
    public function loadWooCommerce(): void
    {
        self::loadBase();
        if (!class_exists('WC_Product_CSV_Importer', false)) {
            require_once WC()->plugin_path() . self::WOOCOMMERCE_FILE;
        }
    }

    private static function loadBase(): void
    {
        require_once ABSPATH . 'wp-admin/includes/import.php'; // @phpstan-ignore requireOnce.fileNotFound (WordPress is not in this directory)
        require_once ABSPATH . 'wp-admin/includes/class-wp-importer.php'; // @phpstan-ignore requireOnce.fileNotFound (WordPress is not in this directory)
    }
}
