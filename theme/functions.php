<?php

/**
 * Stallkeeper: where the theme begins. Each class of inc/ adds its own hooks; this file lists them.
 */

declare(strict_types=1);

use Stallkeeper\Theme\Assets;
use Stallkeeper\Theme\Setup;
use Stallkeeper\Theme\Titles;
use Stallkeeper\Theme\Trim;
use Stallkeeper\Theme\WidgetAreas;

require_once __DIR__ . '/inc/autoload.php';

foreach (
    [
        Setup::class,
        WidgetAreas::class,
        Assets::class,
        Trim::class,
        Titles::class,
    ] as $feature
) {
    (new $feature())->addHooks();
}
