<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Style;

use Stallkeeper\Render\Style\PaletteColors;
use Stallkeeper\Theme\Assets\Assets;
use Stallkeeper\Theme\Customizer\DisplayOptions;

/** Scripts of the Customizer: the preview shows a style at once, and controls check the contrast of own colors. */
final class StylePreview
{
    private const SCRIPT = 'build/customizer-preview.js';

    public function __construct(
        private readonly Assets $assets,
        private readonly StylePalettes $palettes,
        private readonly StyleFonts $fonts,
    ) {}

    /** Hook: `customize_preview_init`. */
    public function enqueuePreview(): void
    {
        wp_enqueue_script(
            'stallkeeper-customizer-preview',
            get_theme_file_uri(self::SCRIPT),
            ['customize-preview'],
            $this->assets->version(self::SCRIPT),
            true,
        );
        $this->addData('stallkeeper-customizer-preview');
    }

    /** Hook: `customize_controls_enqueue_scripts`, after the script of the controls. */
    public function printControlData(): void
    {
        $this->addData('stallkeeper-customizer');
    }

    private function addData(string $handle): void
    {
        wp_add_inline_script(
            $handle,
            'window.stallkeeperStyle=' . wp_json_encode($this->data(), JSON_HEX_TAG),
            'before',
        );
    }

    /** @return array<string, mixed> see StyleData in src/style/styleData.ts */
    private function data(): array
    {
        $fonts = [];
        foreach (array_keys($this->fonts->titles()) as $slug) {
            $fonts[$slug] = ['properties' => $this->fonts->properties($slug), 'faces' => $this->fonts->css($slug)];
        }

        return [
            'prefix' => DisplayOptions::PREFIX,
            'palette' => StyleSettings::PALETTE,
            'own' => StyleSettings::OWN,
            'colors' => array_map(static fn(array $color): string => $color[0], StyleSettings::COLORS),
            'palettes' => $this->palettes->hexColors(),
            'colorsOfTheme' => StyleSettings::colorsOfTheme(),
            'fontSetting' => StyleSettings::FONTS,
            'fonts' => $fonts,
            'choices' => StyleChoices::TOKENS,
            'recipe' => PaletteColors::readRecipe(),
            'texts' => [
                'decimal' => substr(number_format_i18n(1.5, 1), 1, -1),
                'color' => ColorValidation::colorText(),
                'contrast' => ColorValidation::contrastText(),
                /* translators: 1: contrast of a color, such as 2.1 2: the color shown instead 3: its contrast */
                'corrected' => __(
                    'The contrast to the background is %1$s:1. The theme shows text and buttons in %2$s, with %3$s:1.',
                    'stallkeeper',
                ),
            ],
        ];
    }
}
