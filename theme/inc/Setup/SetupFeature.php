<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Setup;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** What the theme supports, and its notice about the plugin. */
final class SetupFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('after_setup_theme', [ThemeSupport::class, 'addThemeSupport']);
        $hooks->add('after_setup_theme', [ThemeSupport::class, 'registerMenus']);
        $hooks->add('admin_notices', [PluginNotice::class, 'printNotice']);
    }
}
