<?php

/** Bootstraps the theme. inc/Theme.php lists its features. */

declare(strict_types=1);

use Stallkeeper\Theme\Theme;

defined('ABSPATH') || exit;

// This file uses no syntax of PHP 8.1, so that older versions can run this check.
if (PHP_VERSION_ID < 80100 || version_compare(get_bloginfo('version'), '6.5', '<')) {
    require_once __DIR__ . '/inc/back-compat.php';
    return;
}

require_once __DIR__ . '/inc/autoload.php';
// Packages also contain all classes in one file, which OPcache loads faster than a hundred files.
if (!(defined('WP_DEBUG') && WP_DEBUG) && ini_get('opcache.enable') && is_file(__DIR__ . '/build/classes.php')) {
    require_once __DIR__ . '/build/classes.php';
}
require_once __DIR__ . '/inc/services.php';

stallkeeper_theme(Theme::class)->addHooks();
