<?php

/** Constants that WordPress defines while it loads, for PHPStan: their types count, not their values. */

declare(strict_types=1);

define('ABSPATH', __DIR__ . '/');
define('WP_CONTENT_DIR', ABSPATH . 'wp-content');
define('WP_PLUGIN_DIR', WP_CONTENT_DIR . '/plugins');
define('HOUR_IN_SECONDS', 3600);
define('DAY_IN_SECONDS', 86400);
define('MB_IN_BYTES', 1048576);
define('WEEK_IN_SECONDS', 604800);
define('OBJECT', 'OBJECT');
define('ARRAY_A', 'ARRAY_A');
define('ARRAY_N', 'ARRAY_N');
define('WP_DEFAULT_THEME', 'twentytwentyfour');
define('STALLKEEPER_TOOLS_FILE', ABSPATH . 'plugin.php');
