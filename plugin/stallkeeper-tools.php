<?php declare(strict_types=1);
/**
 * Plugin Name: Stallkeeper Tools
 * Description: Instant search, order attribution with consent, and protection against duplicate orders. Works with any theme; made for the Stallkeeper theme.
 * Version: 0.2.0
 * Requires at least: 6.5
 * Requires PHP: 8.1
 * WC requires at least: 8.5
 * WC tested up to: 11.0
 * Author: Stallkeeper
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain: stallkeeper-tools
 * Domain Path: /languages
 *
 * Old PHP versions must be able to parse this file, so it uses no newer syntax and only prints a notice there.
 *
 * @package StallkeeperTools
 */

defined('ABSPATH') || exit();

if (defined('STALLKEEPER_TOOLS_VERSION')) {
    // A second copy would register every hook twice: two order locks would refuse every checkout.
    add_action('admin_notices', static function () {
        printf(
            '<div class="notice notice-error"><p>%s</p></div>',
            esc_html__(
                'Two copies of Stallkeeper Tools are active. Only the first one runs. Deactivate the other copy on the Plugins screen.',
                'stallkeeper-tools',
            ),
        );
    });
    return;
}

define('STALLKEEPER_TOOLS_VERSION', '0.2.0');
define('STALLKEEPER_TOOLS_FILE', __FILE__);

if (PHP_VERSION_ID < 80100 || version_compare(get_bloginfo('version'), '6.5', '<')) {
    add_action('admin_notices', static function () {
        printf(
            '<div class="notice notice-error"><p>%s</p></div>',
            esc_html(
                sprintf(
                    /* translators: 1: PHP version of the server, 2: WordPress version of the site. */
                    __(
                        'Stallkeeper Tools needs PHP 8.1 and WordPress 6.5 or later. This site runs PHP %1$s and WordPress %2$s, so the plugin does nothing. Update them, or deactivate the plugin.',
                        'stallkeeper-tools',
                    ),
                    PHP_VERSION,
                    get_bloginfo('version'),
                ),
            ),
        );
    });
    return;
}

require_once __DIR__ . '/src/autoload.php';
// Packages also contain all classes in one file, which OPcache loads faster than a hundred files.
if (!(defined('WP_DEBUG') && WP_DEBUG) && ini_get('opcache.enable') && is_file(__DIR__ . '/build/classes.php')) {
    require_once __DIR__ . '/build/classes.php';
}
require_once __DIR__ . '/src/functions.php';

stallkeeper_tools(Stallkeeper\Tools\Bootstrap::class)->addHooks();
