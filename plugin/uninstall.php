<?php
/**
 * Runs when the plugin is deleted: removes the search index, the search report, the options and the scheduled events of
 * this site, or of all sites of the network. Source data that was saved with orders and accounts is kept, because it is
 * part of the shop's records.
 */

declare(strict_types=1);

defined('WP_UNINSTALL_PLUGIN') || exit();

require_once __DIR__ . '/src/autoload.php';

(new Stallkeeper\Tools\Uninstaller())->run();
