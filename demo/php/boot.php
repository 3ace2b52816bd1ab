<?php

/**
 * Loads WordPress of the demo site in the directory STALLKEEPER_SITE, on the command line.
 * Require this file in the global scope, where WordPress expects its global variables.
 */

declare(strict_types=1);

require_once __DIR__ . '/autoload.php';

$stallkeeperSite = (string) getenv('STALLKEEPER_SITE');
if (!is_file($stallkeeperSite . '/www/wp-load.php')) {
    fwrite(STDERR, "There is no demo site in {$stallkeeperSite}. Set STALLKEEPER_SITE to its directory.\n");
    exit(1);
}
$stallkeeperUrl = parse_url(trim((string) file_get_contents($stallkeeperSite . '/url'))) ?: [];
$_SERVER['SERVER_NAME'] = $stallkeeperUrl['host'] ?? '127.0.0.1';
$_SERVER['SERVER_PORT'] = (string) ($stallkeeperUrl['port'] ?? 80);
$_SERVER['HTTP_HOST'] = $_SERVER['SERVER_NAME'] . ':' . $_SERVER['SERVER_PORT'];
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] ??= '/';
$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = '/index.php';

require_once $stallkeeperSite . '/www/wp-load.php';
