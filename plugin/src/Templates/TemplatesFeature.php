<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Templates;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** HTML templates that a theme can replace, their styles, and where they appear in a theme. */
final class TemplatesFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('admin_notices', [OverrideReport::class, 'printNotice']);
        $hooks->add('site_status_tests', [OverrideReport::class, 'addTest']);
        $hooks->add('wp_before_load_template', [ThemePlaces::class, 'noteHeader']);
        $hooks->add('wp_body_open', [ThemePlaces::class, 'printBeforeHeader']);
        $hooks->add('wp_footer', [ThemePlaces::class, 'printFooter'], 5);
        // After the theme's stylesheet, which sets the position of the plugin's layer among its own layers.
        $hooks->add('wp_enqueue_scripts', [Styles::class, 'enqueue'], 20);
    }
}
