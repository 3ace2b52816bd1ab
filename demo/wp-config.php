<?php

/**
 * The demo's configuration. It is copied into each site's document root and reads what differs from site to site
 * from `site.json` and `url`, one folder above, where no address reaches.
 */

declare(strict_types=1);

$site = json_decode((string) file_get_contents(dirname(__DIR__) . '/site.json'), true);

foreach ($site['salts'] as $name => $salt) {
    define($name, $salt);
}

// The address is a file, not a row of the database: the same site can be served on another port.
define('WP_HOME', trim((string) file_get_contents(dirname(__DIR__) . '/url')));
define('WP_SITEURL', WP_HOME);

define('DB_NAME', $site['database']['name'] ?? 'sqlite');
define('DB_USER', $site['database']['user'] ?? '');
define('DB_PASSWORD', $site['database']['password'] ?? '');
define('DB_HOST', isset($site['database']) ? $site['database']['host'] . ':' . $site['database']['port'] : '');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('DB_DIR', dirname(__DIR__) . '/database');
define('DB_FILE', 'wordpress.sqlite');
// The integration is part of the demo, not a plugin: this keeps it from activating itself as one.
define('SQLITE_MAIN_FILE', dirname(__DIR__) . '/sqlite/load.php');

define('WP_DEBUG', true);
define('WP_DEBUG_LOG', dirname(__DIR__) . '/debug.log');
define('WP_DEBUG_DISPLAY', false);
define('WP_ENVIRONMENT_TYPE', 'local');

// The demo works without a network and never speaks to another machine.
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('WP_ACCESSIBLE_HOSTS', '127.0.0.1,localhost');
define('AUTOMATIC_UPDATER_DISABLED', true);
define('CONCATENATE_SCRIPTS', false);

define('STALLKEEPER_DEMO', dirname(__DIR__));

$table_prefix = 'wp_';

if (!defined('ABSPATH')) {
    define('ABSPATH', __DIR__ . '/');
}

require_once ABSPATH . 'wp-settings.php';
