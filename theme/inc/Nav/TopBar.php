<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Nav;

use Stallkeeper\Theme\DisplayOptions;
use Stallkeeper\Theme\WidgetAreas;

/** The bar above the shop's name: what the owner has to say there, the links to places elsewhere, a menu of services. */
final class TopBar
{
    public static function print(): void
    {
        $hasSocial = DisplayOptions::isOn(DisplayOptions::SOCIAL_TOP) && has_nav_menu(Navigation::SOCIAL);
        $isThere = $hasSocial || is_active_sidebar(WidgetAreas::HEADER) || has_nav_menu(Navigation::TOP);
        if (!$isThere || !DisplayOptions::isOn(DisplayOptions::TOP_BAR)) {
            return;
        }
        echo '<div class="top-bar"><div class="wrap top-bar__inner">';
        dynamic_sidebar(WidgetAreas::HEADER);
        if ($hasSocial) {
            Navigation::social();
        }
        Navigation::top();
        echo '</div></div>';
    }
}
