<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests;

use Composer\Autoload\ClassLoader;
use WC_Cart;
use WC_Cart_Session;
use WC_Customer;
use WC_Session;

if (!defined('ABSPATH')) {
    fwrite(STDERR, "These tests run inside WordPress. Start them with: node bin/wordpress-tests.mjs\n");
    exit(1);
}
// WordPress loads these files in the admin only.
require_once getenv('STALLKEEPER_SITE') . '/www/wp-admin/includes/admin.php';
if (is_file(WC()->plugin_path() . '/includes/admin/wc-admin-functions.php')) {
    require_once WC()->plugin_path() . '/includes/admin/wc-admin-functions.php';
}
/** @var ClassLoader $loader */
$loader = require dirname(__DIR__, 2) . '/vendor/autoload.php';
$loader->addPsr4(__NAMESPACE__ . '\\', __DIR__);
// WordPress started as for a page. The tests have visitors of their own.
Hooks::remove(
    static fn(object $object): bool => $object instanceof WC_Cart ||
        $object instanceof WC_Cart_Session ||
        $object instanceof WC_Customer ||
        $object instanceof WC_Session,
);
require __DIR__ . '/stubs/provider.php';
require __DIR__ . '/stubs/wp-cli.php';
EndOfRun::require();
Coverage::startIfRequested();
StartedFeatures::start(stallkeeper_tools(...));
require dirname(__DIR__, 2) . '/theme/tests/bootstrap.php';
