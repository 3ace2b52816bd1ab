<?php

/**
 * Stallkeeper: where the theme begins. Each class of inc/ adds its own hooks; this file lists them.
 */

declare(strict_types=1);

use Stallkeeper\Theme\Assets;
use Stallkeeper\Theme\Attribution\Attribution;
use Stallkeeper\Theme\BlockStyles;
use Stallkeeper\Theme\Content\Content;
use Stallkeeper\Theme\Front\Front;
use Stallkeeper\Theme\Http\PrivateResponses;
use Stallkeeper\Theme\Nav\Scripts as NavScripts;
use Stallkeeper\Theme\Options;
use Stallkeeper\Theme\ProtectedPosts;
use Stallkeeper\Theme\Search\Engine;
use Stallkeeper\Theme\Search\Indexing\Indexing;
use Stallkeeper\Theme\Search\Products;
use Stallkeeper\Theme\Search\ResultsPage;
use Stallkeeper\Theme\Search\Scripts;
use Stallkeeper\Theme\Search\Suggestions;
use Stallkeeper\Theme\Search\WidgetContent;
use Stallkeeper\Theme\Search\WidgetMarkup;
use Stallkeeper\Theme\Search\WidgetRoute;
use Stallkeeper\Theme\Setup;
use Stallkeeper\Theme\Shop\Shop;
use Stallkeeper\Theme\Slider\Sliders;
use Stallkeeper\Theme\Titles;
use Stallkeeper\Theme\Trim;
use Stallkeeper\Theme\WideContent;
use Stallkeeper\Theme\WidgetAreas;
use Stallkeeper\Theme\Widgets\Widgets;

defined('ABSPATH') || exit;

require_once __DIR__ . '/inc/autoload.php';
require_once __DIR__ . '/inc/template-functions.php';

foreach (
    [
        Setup::class,
        WidgetAreas::class,
        Assets::class,
        BlockStyles::class,
        Trim::class,
        Titles::class,
        ProtectedPosts::class,
        Content::class,
        WideContent::class,
        Engine::class,
        Products::class,
        ResultsPage::class,
        WidgetContent::class,
        WidgetMarkup::class,
        WidgetRoute::class,
        Scripts::class,
        Suggestions::class,
        Indexing::class,
        NavScripts::class,
        Options::class,
        Shop::class,
        Front::class,
        Widgets::class,
        Attribution::class,
        Sliders::class,
        PrivateResponses::class,
    ] as $feature
) {
    (new $feature())->addHooks();
}
