<?php

/**
 * Loads the WordPress of the site in STALLKEEPER_SITE. PHP runs this file before PHPUnit, because WordPress creates its
 * globals in the scope that loads it.
 */

declare(strict_types=1);

if (getenv('STALLKEEPER_NETWORK') === '1') {
    define('MULTISITE', true);
    define('SUBDOMAIN_INSTALL', false);
    define(
        'DOMAIN_CURRENT_SITE',
        (string) preg_replace(
            '#^https?://#',
            '',
            trim((string) file_get_contents(getenv('STALLKEEPER_SITE') . '/url')),
        ),
    );
    define('PATH_CURRENT_SITE', '/');
    define('SITE_ID_CURRENT_SITE', 1);
    define('BLOG_ID_CURRENT_SITE', 1);
}
require_once __DIR__ . '/Fakes/ResponseHeaders.php';
require_once __DIR__ . '/Fakes/ConsentApi.php';
require_once __DIR__ . '/Fakes/Disk.php';
require_once __DIR__ . '/Fakes/Polylang.php';
require_once __DIR__ . '/Fakes/LiveSearchPlugins.php';
require_once __DIR__ . '/stubs/headers.php';
require_once __DIR__ . '/stubs/response.php';
require_once __DIR__ . '/stubs/search-headers.php';
require_once __DIR__ . '/stubs/writable.php';
require_once __DIR__ . '/stubs/cookies.php';
require_once __DIR__ . '/stubs/source-headers.php';
require_once __DIR__ . '/stubs/consent-api.php';
require_once __DIR__ . '/stubs/polylang.php';
require_once __DIR__ . '/stubs/shop-constants.php';
require_once __DIR__ . '/stubs/live-search.php';
require_once dirname(__DIR__, 2) . '/demo/php/boot.php';
