<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Style;

use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Theme\Customizer\DisplayOptions;

/** Reads the settings of the section "Style". StyleSchema has their texts, StyleChoices the tokens of the choices. */
final class StyleSettings
{
    public const PALETTE = 'style_palette';

    /** Type of its control in the Customizer: see PaletteControl. */
    public const PALETTE_CONTROL = 'stallkeeper-palette';

    public const FONTS = 'style_fonts';

    /** The fonts of the stylesheet, which visitors have installed. They are the default. */
    public const SYSTEM = 'system';

    /** The palette of the stylesheet. It is the default. */
    public const MARKET = 'market';

    /** The palette of the four colors below. */
    public const OWN = 'own';

    /** Settings of own colors, by their names in PaletteColors, with the colors of the stylesheet. */
    public const COLORS = [
        'base' => ['style_base', '#fffcf6'],
        'contrast' => ['style_contrast', '#20281f'],
        'primary' => ['style_primary', '#1d4d3a'],
        'accent' => ['style_accent', '#a82d18'],
    ];

    /** @return array<string, string> #rrggbb by name of the color: the palette MARKET */
    public static function colorsOfTheme(): array
    {
        return array_map(static fn(array $color): string => $color[1], self::COLORS);
    }

    /** @return string name of the file of a palette, MARKET or OWN */
    public function palette(): string
    {
        return self::slug(self::PALETTE, self::MARKET);
    }

    /** @return string name of the file of a pair of fonts, or SYSTEM */
    public function fonts(): string
    {
        return self::slug(self::FONTS, self::SYSTEM);
    }

    /** @return array<string, string> #rrggbb by name: base, contrast, primary, accent */
    public function ownColors(): array
    {
        return array_map(
            static fn(array $color): string => SettingType::color(DisplayOptions::value(...$color), $color[1]),
            self::COLORS,
        );
    }

    /** @return array<string, string> value by token of the choices that differ from the default */
    public function properties(): array
    {
        $properties = [];
        foreach (StyleChoices::TOKENS as $name => $choices) {
            $default = array_key_first($choices);
            $value = SettingType::choice(DisplayOptions::value($name, $default), $default, array_keys($choices));
            $properties += $choices[$value] ?? [];
        }

        return $properties;
    }

    /** @return string a name of a file without extension; the default if the saved value is none */
    private static function slug(string $name, string $default): string
    {
        $value = DisplayOptions::value($name, $default);

        return is_string($value) && preg_match('/^[a-z0-9-]{1,40}$/D', $value) === 1 ? $value : $default;
    }
}
