<?php

/**
 * Configuration of the demo sites, copied to the document root of each site. The values of the site are in `site.json`
 * and `url` in the parent directory, which is not accessible by URL.
 *
 * It declares no strict types: cache plugins insert a line after the opening tag, and the declaration must be the
 * first.
 */

$site = json_decode((string) file_get_contents(dirname(__DIR__) . '/site.json'), true);

foreach ($site['salts'] as $name => $salt) {
    define($name, $salt);
}

// The URL is stored in a file, so that the same site can be served on another port.
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
// Prevents the SQLite integration from activating itself as a plugin.
define('SQLITE_MAIN_FILE', dirname(__DIR__) . '/sqlite/load.php');

define('WP_DEBUG', true);
define('WP_DEBUG_LOG', dirname(__DIR__) . '/debug.log');
define('WP_DEBUG_DISPLAY', false);
define('WP_ENVIRONMENT_TYPE', 'local');

// The demo site does not send requests to other hosts.
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('WP_ACCESSIBLE_HOSTS', '127.0.0.1,localhost');
define('AUTOMATIC_UPDATER_DISABLED', true);
define('CONCATENATE_SCRIPTS', false);

define('STALLKEEPER_DEMO', dirname(__DIR__));

// Present if the site is a network with subdirectories. The tables of the network must exist.
if (is_file(dirname(__DIR__) . '/network')) {
    define('MULTISITE', true);
    define('SUBDOMAIN_INSTALL', false);
    define('DOMAIN_CURRENT_SITE', (string) preg_replace('#^https?://#', '', WP_HOME));
    define('PATH_CURRENT_SITE', '/');
    define('SITE_ID_CURRENT_SITE', 1);
    define('BLOG_ID_CURRENT_SITE', 1);
}

$table_prefix = 'wp_';

if (!defined('ABSPATH')) {
    define('ABSPATH', __DIR__ . '/');
}

require_once ABSPATH . 'wp-settings.php';
