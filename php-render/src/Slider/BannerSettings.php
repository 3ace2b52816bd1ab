<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Slider;

use Stallkeeper\Render\Settings\SettingType;

/**
 * Customizer settings of the banner slider: the effect, the time that a slide is shown in seconds, and the duration of
 * the animation in tenths of a second. The schema in the theme adds their texts.
 */
final class BannerSettings
{
    public const EFFECT = 'shoppingcart_animation_effect';
    public const SLIDESHOW = 'shoppingcart_slideshowSpeed';
    public const ANIMATION = 'shoppingcart_animationSpeed';

    public const DEFAULTS = [self::EFFECT => 'fade', self::SLIDESHOW => 5, self::ANIMATION => 7];

    /**
     * Allowed words, and minimum and maximum of the numbers. To be readable, a slide must be shown for at least a
     * second.
     */
    public const ALLOWED = [self::EFFECT => ['fade', 'slide'], self::SLIDESHOW => [1, 60], self::ANIMATION => [1, 30]];

    private const MS = [self::SLIDESHOW => 1000, self::ANIMATION => 100];

    public static function effect(mixed $raw): string
    {
        return SettingType::choice($raw, self::DEFAULTS[self::EFFECT], self::ALLOWED[self::EFFECT]);
    }

    /**
     * @param string $name self::SLIDESHOW or self::ANIMATION
     * @return int in the unit of the setting
     */
    public static function number(string $name, mixed $raw): int
    {
        $name = $name === self::SLIDESHOW ? self::SLIDESHOW : self::ANIMATION;

        return SettingType::integer($raw, self::DEFAULTS[$name], ...self::ALLOWED[$name]);
    }

    /**
     * @param self::SLIDESHOW|self::ANIMATION $name
     * @return int milliseconds
     */
    public static function ms(string $name, mixed $raw): int
    {
        return self::number($name, $raw) * self::MS[$name];
    }
}
