<?php

/** Writes the demo content of the release: php bin/lib/demo-content.php DIRECTORY */

declare(strict_types=1);

use Stallkeeper\Demo\Package\Package;

require dirname(__DIR__, 2) . '/demo/php/autoload.php';

Package::write($argv[1]);
