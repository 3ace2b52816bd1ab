<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SettingsFile;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Export, import and reset of the plugin's settings. */
final class SettingsFileFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('stallkeeper_owner_menu', [SettingsFileScreen::class, 'addPage']);
        $hooks->add('stallkeeper_owner_page_end', [SettingsReset::class, 'printForm']);
        $hooks->add('admin_post_stallkeeper_settings_export', [SettingsFileScreen::class, 'sendFile']);
        $hooks->add('admin_post_stallkeeper_settings_reset', [SettingsReset::class, 'reset']);
    }
}
