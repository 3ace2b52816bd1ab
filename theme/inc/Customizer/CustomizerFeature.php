<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Customizer;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Settings of the theme in the Customizer. */
final class CustomizerFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('customize_controls_enqueue_scripts', [Customizer::class, 'enqueueScript']);
        $hooks->add('customize_register', [Customizer::class, 'registerSettings']);
    }
}
