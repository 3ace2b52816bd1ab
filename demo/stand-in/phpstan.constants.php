<?php

/** Constants of WordPress and the stand-in for PHPStan, which uses only their types. */

define('WC_ABSPATH', __DIR__ . '/');
define('WC_VERSION', '');
define('WC_PLUGIN_FILE', __FILE__);
define('WP_PLUGIN_DIR', __DIR__);
define('WC_ROUNDING_PRECISION', 6);
define('COOKIEHASH', '');
define('COOKIEPATH', '/');
define('COOKIE_DOMAIN', '');
define('EP_PAGES', 4096);
define('EP_ROOT', 64);
