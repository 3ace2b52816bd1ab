<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Slider;

use Stallkeeper\Render\Slider\BannerSettings;
use WP_Customize_Manager;
use WP_Customize_Setting;

/** Registers the Customizer settings of the banner slider. BannerSettings defines their names. */
final class SliderCustomizer
{
    private const SECTION = 'stallkeeper_slider';

    public function addHooks(): void
    {
        add_action('customize_register', [$this, 'registerSettings']);
    }

    /** Hook: `customize_register`. */
    public function registerSettings(WP_Customize_Manager $customizer): void
    {
        $customizer->add_section(self::SECTION, ['title' => __('Banner slideshow', 'stallkeeper'), 'priority' => 126]);
        $customizer->add_setting(BannerSettings::EFFECT, ['default' => BannerSettings::DEFAULTS[BannerSettings::EFFECT], 'sanitize_callback' => [BannerSettings::class, 'effect']]);
        $customizer->add_control(BannerSettings::EFFECT, [
            'type' => 'radio',
            'section' => self::SECTION,
            'label' => __('How one slide becomes the next', 'stallkeeper'),
            'choices' => ['fade' => __('it fades', 'stallkeeper'), 'slide' => __('it moves', 'stallkeeper')],
        ]);
        $this->number($customizer, BannerSettings::SLIDESHOW, __('How long a slide stays, in seconds', 'stallkeeper'));
        $this->number($customizer, BannerSettings::ANIMATION, __('How long the change takes, in tenths of a second', 'stallkeeper'));
    }

    /** Hook: `customize_sanitize_…`, for the settings in BannerSettings::ALLOWED. */
    public function sanitizeNumber(mixed $value, WP_Customize_Setting $setting): int
    {
        return BannerSettings::number($setting->id === BannerSettings::SLIDESHOW ? BannerSettings::SLIDESHOW : BannerSettings::ANIMATION, $value);
    }

    /** @param BannerSettings::SLIDESHOW|BannerSettings::ANIMATION $name */
    private function number(WP_Customize_Manager $customizer, string $name, string $label): void
    {
        [$min, $max] = BannerSettings::ALLOWED[$name];
        $customizer->add_setting($name, [
            'default' => (string) BannerSettings::DEFAULTS[$name],
            'sanitize_callback' => [$this, 'sanitizeNumber'],
        ]);
        $customizer->add_control($name, ['type' => 'number', 'section' => self::SECTION, 'label' => $label, 'input_attrs' => ['min' => $min, 'max' => $max, 'step' => 1]]);
    }
}
