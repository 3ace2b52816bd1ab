<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Style;

use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingsSchema;
use Stallkeeper\Render\Settings\SettingsSection;
use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Theme\Customizer\DisplayOptions;

/** Colors and shapes of the theme. StyleSettings reads them. */
final class StyleSchema implements SettingsSchema
{
    private const PRIORITY = 40;

    public function __construct(private readonly StylePalettes $palettes, private readonly StyleFonts $fonts) {}

    public function sections(): array
    {
        return [
            new SettingsSection(
                'stallkeeper_style',
                __('Style', 'stallkeeper'),
                [
                    self::choice(
                        StyleSettings::PALETTE,
                        $this->palettes(),
                        __('Colors', 'stallkeeper'),
                        StyleSettings::PALETTE_CONTROL,
                    ),
                    ...self::colors(),
                    self::choice(StyleSettings::FONTS, $this->fonts(), __('Fonts', 'stallkeeper')),
                    ...self::choices(),
                ],
                self::PRIORITY,
                __(
                    'Colors of dark mode are derived from these colors. Each text keeps a contrast of at least 4.5:1.',
                    'stallkeeper',
                ),
            ),
        ];
    }

    /** @return non-empty-array<string, string> */
    private function palettes(): array
    {
        $names = [
            'harbor' => __('Harbor', 'stallkeeper'),
            'orchard' => __('Orchard', 'stallkeeper'),
            'plum' => __('Plum', 'stallkeeper'),
            'slate' => __('Slate', 'stallkeeper'),
            'night' => __('Night', 'stallkeeper'),
        ];
        $titles = $this->palettes->titles();

        return [StyleSettings::MARKET => __('Market', 'stallkeeper')] +
            array_intersect_key($names, $titles) +
            $titles + [StyleSettings::OWN => __('Own colors', 'stallkeeper')];
    }

    /** @return non-empty-array<string, string> */
    private function fonts(): array
    {
        $names = [
            'studio' => __('Studio: Outfit and Karla', 'stallkeeper'),
            'bookshop' => __('Bookshop: Crimson Pro and Figtree', 'stallkeeper'),
            'workshop' => __('Workshop: Bitter and Figtree', 'stallkeeper'),
            'playroom' => __('Playroom: Nunito', 'stallkeeper'),
        ];
        $titles = $this->fonts->titles();

        return [StyleSettings::SYSTEM => __('Fonts of the visitor’s device', 'stallkeeper')] +
            array_intersect_key($names, $titles) +
            $titles;
    }

    /** @return list<Setting> */
    private static function colors(): array
    {
        $labels = [
            'base' => __('Own background color', 'stallkeeper'),
            'contrast' => __('Own text color', 'stallkeeper'),
            'primary' => __('Own color of header and footer', 'stallkeeper'),
            'accent' => __('Own color of links and buttons', 'stallkeeper'),
        ];

        return array_map(
            static fn(string $name): Setting => new Setting(
                DisplayOptions::PREFIX . StyleSettings::COLORS[$name][0],
                SettingType::Color,
                StyleSettings::COLORS[$name][1],
                $labels[$name],
                isLive: true,
            ),
            array_keys($labels),
        );
    }

    /** @return list<Setting> */
    private static function choices(): array
    {
        return [
            self::choice(
                StyleChoices::RADIUS,
                [
                    'medium' => __('Medium', 'stallkeeper'),
                    'none' => __('None', 'stallkeeper'),
                    'small' => __('Small', 'stallkeeper'),
                    'large' => __('Large', 'stallkeeper'),
                ],
                __('Rounded corners', 'stallkeeper'),
            ),
            self::choice(
                StyleChoices::DENSITY,
                [
                    'normal' => __('Normal', 'stallkeeper'),
                    'compact' => __('Compact', 'stallkeeper'),
                    'spacious' => __('Spacious', 'stallkeeper'),
                ],
                __('Spacing', 'stallkeeper'),
            ),
            self::choice(
                StyleChoices::BUTTONS,
                ['filled' => __('Filled', 'stallkeeper'), 'outline' => __('Outline', 'stallkeeper')],
                __('Buttons', 'stallkeeper'),
            ),
            self::choice(
                StyleChoices::BUTTON_SHAPE,
                [
                    'corners' => __('As other corners', 'stallkeeper'),
                    'square' => __('Square corners', 'stallkeeper'),
                    'pill' => __('Round ends', 'stallkeeper'),
                ],
                __('Shape of buttons', 'stallkeeper'),
            ),
            self::choice(
                StyleChoices::CARDS,
                [
                    'border' => __('Border', 'stallkeeper'),
                    'shadow' => __('Shadow', 'stallkeeper'),
                    'plain' => __('Plain', 'stallkeeper'),
                ],
                __('Cards of products and posts', 'stallkeeper'),
            ),
            self::choice(
                StyleChoices::CARD_IMAGES,
                [
                    'square' => __('Square, the whole image', 'stallkeeper'),
                    'photo' => __('As the image', 'stallkeeper'),
                    'portrait' => __('Portrait, cropped', 'stallkeeper'),
                    'landscape' => __('Landscape, cropped', 'stallkeeper'),
                ],
                __('Images of product cards', 'stallkeeper'),
            ),
            self::choice(
                StyleChoices::AWNING,
                ['on' => __('Show', 'stallkeeper'), 'off' => __('Hide', 'stallkeeper')],
                __('Awning edge below the header', 'stallkeeper'),
            ),
            self::choice(
                StyleChoices::WIDTH,
                [
                    'normal' => __('Normal', 'stallkeeper'),
                    'wide' => __('Wide', 'stallkeeper'),
                    'full' => __('Width of the window', 'stallkeeper'),
                ],
                __('Width of the pages', 'stallkeeper'),
            ),
        ];
    }

    /** @param non-empty-array<string, string> $choices value => label; the first is the default */
    private static function choice(string $name, array $choices, string $label, string $control = ''): Setting
    {
        return new Setting(
            DisplayOptions::PREFIX . $name,
            SettingType::Choice,
            array_key_first($choices),
            $label,
            choices: $choices,
            control: $control,
            isLive: true,
        );
    }
}
