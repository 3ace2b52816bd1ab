<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Style;

use Stallkeeper\Render\Style\Color;
use Stallkeeper\Theme\Customizer\DisplayOptions;
use WP_Customize_Setting;
use WP_Error;

/**
 * Refuses own colors that are not valid, and text and background colors with too little contrast. Colors of header,
 * links and buttons are not refused: the theme darkens or lightens them until they have the contrast.
 */
final class ColorValidation
{
    public const CONTRAST = 4.5;

    /** Color => the color that it must have a contrast to. */
    private const PAIRS = ['base' => 'contrast', 'contrast' => 'base'];

    /**
     * Hook: `customize_validate_stallkeeper_style_base`, and those of the other colors.
     *
     * @param WP_Error $validity without errors if the value is valid
     * @param mixed $value as sent, not sanitized
     */
    public function validate(WP_Error $validity, mixed $value, WP_Customize_Setting $setting): WP_Error
    {
        $color = Color::fromHex($value);
        if ($color === null) {
            $validity->add('stallkeeper_color', self::colorText());

            return $validity;
        }
        $names = array_map(static fn(array $one): string => DisplayOptions::PREFIX . $one[0], StyleSettings::COLORS);
        $other = self::PAIRS[array_search($setting->id, $names, true)] ?? null;
        $background = $other === null ? null : Color::fromHex(self::current($setting, $names[$other]));
        if ($background !== null && $color->contrast($background) < self::CONTRAST) {
            // Rounded down: 4.46 is not enough, and must not read 4.5.
            $figure = number_format_i18n(floor($color->contrast($background) * 10) / 10, 1);
            $validity->add('stallkeeper_contrast', sprintf(self::contrastText(), $figure));
        }

        return $validity;
    }

    public static function colorText(): string
    {
        return __('Use a color with six digits, such as #1d4d3a.', 'stallkeeper');
    }

    /** Format with the contrast. */
    public static function contrastText(): string
    {
        /* translators: %s: contrast of two colors, such as 2.1 */
        return __(
            'The contrast of text and background is %s:1. At least 4.5:1 is needed. Select a darker or a lighter color.',
            'stallkeeper',
        );
    }

    /** The value that is sent together with the setting, or else the saved one. */
    private static function current(WP_Customize_Setting $setting, string $name): mixed
    {
        return $setting->manager->unsanitized_post_values()[$name] ?? $setting->manager->get_setting($name)?->value();
    }
}
