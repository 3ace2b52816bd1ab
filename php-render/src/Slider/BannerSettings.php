<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Slider;

use Stallkeeper\Render\Http\Input;

/**
 * Customizer settings of the banner slider: the effect, the time that a slide is shown in seconds, and the duration of
 * the animation in tenths of a second.
 *
 * A number out of range becomes the nearest allowed number. A value of another type becomes the default.
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
        $word = is_string($raw) ? strtolower(trim($raw)) : '';

        return in_array($word, self::ALLOWED[self::EFFECT], true) ? $word : self::DEFAULTS[self::EFFECT];
    }

    /**
     * @param string $name self::SLIDESHOW or self::ANIMATION
     * @return int in the unit of the setting
     */
    public static function number(string $name, mixed $raw): int
    {
        [$least, $most] = $name === self::SLIDESHOW ? self::ALLOWED[self::SLIDESHOW] : self::ALLOWED[self::ANIMATION];
        $default = $name === self::SLIDESHOW ? self::DEFAULTS[self::SLIDESHOW] : self::DEFAULTS[self::ANIMATION];

        return Input::boundedInteger($raw, $least, $most, $default);
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
