<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Settings;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Settings in the Customizer. Each feature adds its schema. */
final class SettingsFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('customize_register', [Customizer::class, 'registerSettings']);
    }
}
