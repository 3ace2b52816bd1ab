<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Slider;

use Stallkeeper\Render\Slider\OwnerSettings;
use WP_Customize_Manager;

/** What an owner sets of the banner's slideshow, in the Customizer, under the spec's names. */
final class Owner
{
    private const SECTION = 'stallkeeper_slider';

    public function addHooks(): void
    {
        add_action('customize_register', $this->register(...));
    }

    /** @return array<string, mixed> as they were saved, by name; {@see OwnerSettings} reads them */
    public static function settings(): array
    {
        $settings = [];
        foreach (OwnerSettings::DEFAULTS as $name => $default) {
            $settings[$name] = get_theme_mod($name, $default);
        }

        return $settings;
    }

    private function register(WP_Customize_Manager $customizer): void
    {
        $customizer->add_section(self::SECTION, ['title' => __('Banner slideshow', 'stallkeeper'), 'priority' => 126]);
        $customizer->add_setting(OwnerSettings::EFFECT, ['default' => OwnerSettings::DEFAULTS[OwnerSettings::EFFECT], 'sanitize_callback' => OwnerSettings::effect(...)]);
        $customizer->add_control(OwnerSettings::EFFECT, [
            'type' => 'radio',
            'section' => self::SECTION,
            'label' => __('How one slide becomes the next', 'stallkeeper'),
            'choices' => ['fade' => __('it fades', 'stallkeeper'), 'slide' => __('it moves', 'stallkeeper')],
        ]);
        $this->number($customizer, OwnerSettings::SLIDESHOW, __('How long a slide stays, in seconds', 'stallkeeper'));
        $this->number($customizer, OwnerSettings::ANIMATION, __('How long the change takes, in tenths of a second', 'stallkeeper'));
    }

    /** @param OwnerSettings::SLIDESHOW|OwnerSettings::ANIMATION $name */
    private function number(WP_Customize_Manager $customizer, string $name, string $label): void
    {
        [$least, $most] = OwnerSettings::ALLOWED[$name];
        $customizer->add_setting($name, [
            'default' => (string) OwnerSettings::DEFAULTS[$name],
            'sanitize_callback' => static fn(mixed $raw): int => OwnerSettings::number($name, $raw),
        ]);
        $customizer->add_control($name, ['type' => 'number', 'section' => self::SECTION, 'label' => $label, 'input_attrs' => ['min' => $least, 'max' => $most, 'step' => 1]]);
    }
}
