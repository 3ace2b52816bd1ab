<?php

/**
 * Loads the WordPress of the site in STALLKEEPER_SITE. PHP runs this file before PHPUnit, because WordPress creates its
 * globals in the scope that loads it.
 */

declare(strict_types=1);

require_once __DIR__ . '/Fakes/ResponseHeaders.php';
require_once __DIR__ . '/Fakes/ConsentApi.php';
require_once __DIR__ . '/Fakes/Disk.php';
require_once __DIR__ . '/stubs/headers.php';
require_once __DIR__ . '/stubs/writable.php';
require_once __DIR__ . '/stubs/cookies.php';
require_once __DIR__ . '/stubs/consent-api.php';
require_once dirname(__DIR__, 2) . '/demo/php/boot.php';
