<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Header;

use Stallkeeper\Theme\Customizer\DisplayOptions;
use Stallkeeper\Theme\Nav\Navigation;
use Stallkeeper\Theme\Widgets\WidgetAreas;

/** Prints the bar above the site title: a widget area, the social links and the service menu. */
final class TopBar
{
    public function __construct(private readonly Navigation $navigation, private readonly DisplayOptions $options) {}

    public function printBar(): void
    {
        $hasSocial = $this->options->isOn(DisplayOptions::SOCIAL_TOP) && has_nav_menu(Navigation::SOCIAL);
        $hasContent = $hasSocial || is_active_sidebar(WidgetAreas::HEADER) || has_nav_menu(Navigation::TOP);
        if (!$hasContent || !$this->options->isOn(DisplayOptions::TOP_BAR)) {
            return;
        }
        echo '<div class="top-bar"><div class="wrap top-bar__inner">';
        dynamic_sidebar(WidgetAreas::HEADER);
        if ($hasSocial) {
            $this->navigation->printSocialLinks();
        }
        $this->navigation->printTopMenu();
        echo '</div></div>';
    }
}
