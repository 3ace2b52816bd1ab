<?php

/** Router of the server for `npm run bench -- pages`: measures the request that the demo's router serves. */

declare(strict_types=1);

require_once __DIR__ . '/measure.php';

return require dirname(__DIR__, 3) . '/demo/router.php';
