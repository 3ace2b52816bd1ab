<?php

/**
 * Plugin Name: Stallkeeper stand-in for WooCommerce (for trying out only)
 * Description: NOT WooCommerce and no shop for real money. Implements the part of WooCommerce's public API that Stallkeeper uses, so that the demo shop works without WooCommerce. It has no coupons, accounts, stock management, shipping or payments, and does nothing if WooCommerce is active.
 * Version: 0.1.0
 * Requires PHP: 8.1
 * Requires at least: 6.5
 * License: GPL-2.0-or-later
 * Text Domain: stallkeeper-stand-in
 */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Plugin;

defined('ABSPATH') || exit();

require_once __DIR__ . '/autoload.php';

if (!Plugin::isWooCommerceActive()) {
    define('STALLKEEPER_STAND_IN', __FILE__);
    Plugin::start();
    register_activation_hook(__FILE__, [Plugin::class, 'activate']);
}
