<?php

/**
 * Plugin Name: Stallkeeper stand-in for WooCommerce (for trying out only)
 * Description: NOT WooCommerce and no shop for real money. Implements the part of WooCommerce's public API that Stallkeeper uses, so that the demo shop works without WooCommerce. It has no coupons, accounts, stock management, shipping or payments, and does nothing if WooCommerce is active.
 * Version: 0.1.0
 * Requires PHP: 8.1
 * Requires at least: 6.5
 * License: GPL-2.0-or-later
 */

use Stallkeeper\Demo\StandIn\Plugin;

defined('ABSPATH') || exit();

// src/ contains the stand-in's own classes, woocommerce/ and automattic/ those with WooCommerce's names.
spl_autoload_register(static function (string $class): void {
    $roots = [
        'Stallkeeper\\Demo\\StandIn\\' => '/src/',
        'Automattic\\WooCommerce\\' => '/automattic/',
        'W' => '/woocommerce/W',
    ];
    foreach ($roots as $prefix => $folder) {
        if (str_starts_with($class, $prefix)) {
            $file = __DIR__ . $folder . strtr(substr($class, strlen($prefix)), '\\', '/') . '.php';
            if (is_file($file)) {
                require_once $file;
            }
            return;
        }
    }
});

if (!Plugin::isWooCommerceActive()) {
    define('STALLKEEPER_STAND_IN', __FILE__);
    Plugin::start();
    register_activation_hook(__FILE__, [Plugin::class, 'activate']);
}
