<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Slider;

use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingsSchema;
use Stallkeeper\Render\Settings\SettingsSection;
use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Render\Slider\BannerSettings;

/** The settings of the banner slider. BannerSettings has their names, defaults and limits, for every page. */
final class BannerSchema implements SettingsSchema
{
    public function sections(): array
    {
        $effects = ['fade' => __('Fade', 'stallkeeper'), 'slide' => __('Slide', 'stallkeeper')];

        return [
            new SettingsSection(
                'stallkeeper_slider',
                __('Banner slideshow', 'stallkeeper'),
                [
                    new Setting(
                        BannerSettings::EFFECT,
                        SettingType::Choice,
                        BannerSettings::DEFAULTS[BannerSettings::EFFECT],
                        __('Animation', 'stallkeeper'),
                        choices: $effects,
                        control: 'radio',
                    ),
                    self::number(BannerSettings::SLIDESHOW, __('Time per slide, in seconds', 'stallkeeper')),
                    self::number(
                        BannerSettings::ANIMATION,
                        __('Animation duration, in tenths of a second', 'stallkeeper'),
                    ),
                ],
                126,
            ),
        ];
    }

    /** @param BannerSettings::SLIDESHOW|BannerSettings::ANIMATION $name */
    private static function number(string $name, string $label): Setting
    {
        [$min, $max] = BannerSettings::ALLOWED[$name];

        return Setting::integer($name, BannerSettings::DEFAULTS[$name], $min, $max, $label);
    }
}
