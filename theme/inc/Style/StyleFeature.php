<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Style;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;
use Stallkeeper\Theme\Customizer\DisplayOptions;

/** Colors and shapes that the owner selects in the Customizer. */
final class StyleFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('wp_enqueue_scripts', [StyleOutput::class, 'enqueueStyle']);
        $hooks->add('wp_preload_resources', [StyleOutput::class, 'preloadFonts']);
        $hooks->add('block_editor_settings_all', [StyleOutput::class, 'addEditorStyle']);
        $hooks->add('wp_theme_json_data_theme', [StyleOutput::class, 'replacePalette']);
        foreach (StyleSettings::COLORS as [$name]) {
            $hooks->add(
                'customize_validate_' . DisplayOptions::PREFIX . $name,
                [ColorValidation::class, 'validate'],
                10,
                3,
            );
        }
        $hooks->add('customize_preview_init', [StylePreview::class, 'enqueuePreview']);
        $hooks->add('customize_controls_enqueue_scripts', [StylePreview::class, 'printControlData'], 11);
    }
}
