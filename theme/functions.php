<?php

/** Bootstraps the theme. Each class in inc/ registers its own hooks; this file lists them. */

declare(strict_types=1);

use Stallkeeper\Theme\Assets;
use Stallkeeper\Theme\BlockStyles;
use Stallkeeper\Theme\Content\Content;
use Stallkeeper\Theme\DisableEmoji;
use Stallkeeper\Theme\DisplayOptions;
use Stallkeeper\Theme\FrontPage\FrontPage;
use Stallkeeper\Theme\Http\PrivateResponses;
use Stallkeeper\Theme\Nav\Scripts as NavScripts;
use Stallkeeper\Theme\PluginNotice;
use Stallkeeper\Theme\ProtectedPosts;
use Stallkeeper\Theme\ScrollableTables;
use Stallkeeper\Theme\Setup;
use Stallkeeper\Theme\Shop\Shop;
use Stallkeeper\Theme\Slider\Sliders;
use Stallkeeper\Theme\UntitledPosts;
use Stallkeeper\Theme\WidgetAreas;
use Stallkeeper\Theme\Widgets\Widgets;

defined('ABSPATH') || exit;

// This file uses no syntax of PHP 8.1, so that older versions can run this check.
if (PHP_VERSION_ID < 80100 || version_compare(get_bloginfo('version'), '6.5', '<')) {
    require_once __DIR__ . '/inc/back-compat.php';
    return;
}

require_once __DIR__ . '/inc/autoload.php';
require_once __DIR__ . '/inc/services.php';

foreach (
    [
        Setup::class,
        PluginNotice::class,
        WidgetAreas::class,
        Assets::class,
        BlockStyles::class,
        DisableEmoji::class,
        UntitledPosts::class,
        ProtectedPosts::class,
        Content::class,
        ScrollableTables::class,
        NavScripts::class,
        DisplayOptions::class,
        Shop::class,
        FrontPage::class,
        Widgets::class,
        Sliders::class,
        PrivateResponses::class,
    ] as $feature
) {
    stallkeeper_theme($feature)->addHooks();
}
