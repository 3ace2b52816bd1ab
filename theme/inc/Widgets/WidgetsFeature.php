<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Widgets;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Widget areas and the widgets of the theme. */
final class WidgetsFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('widgets_init', [WidgetAreas::class, 'registerAreas']);
        $hooks->add('widgets_init', [Widgets::class, 'registerWidgets']);
        if (function_exists('WC')) {
            $hooks->add('wp_enqueue_scripts', [ShopWidgetStyles::class, 'enqueueForWidgets'], 21);
            $hooks->add('the_widget', [ShopWidgetStyles::class, 'enqueueForWidget']);
        }
    }
}
