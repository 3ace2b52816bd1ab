<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Settings;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Settings in the Customizer, to which each feature adds its schema, and the groups of the settings file. */
final class SettingsFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('stallkeeper_settings_groups', [CustomizerGroup::class, 'addGroup']);
        $hooks->add('customize_register', [Customizer::class, 'registerSettings']);
    }
}
