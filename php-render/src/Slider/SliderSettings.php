<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Slider;

use Stallkeeper\Render\Settings\SettingType;

/**
 * The settings of one slider. All times are in milliseconds.
 *
 * Attributes of the slider's element (`data-animation-effect`, `data-slideshow-speed`, `data-animation-speed`,
 * `data-autoplay`) take precedence over the Customizer settings of the banner, and these over the defaults of the
 * slider's kind.
 */
final class SliderSettings
{
    /** Minimum and maximum in milliseconds. */
    public const SLIDESHOW_MS = [1000, 60000];
    public const ANIMATION_MS = [100, 3000];

    /**
     * @param non-empty-array<int, int> $visible number of visible slides by the window width from which it applies:
     *     {@see SliderKind}
     * @param int $margin between two slides in pixels
     * @param bool $autoplay whether the slides change automatically, unless the visitor or the browser asks for less
     *     motion
     */
    private function __construct(
        public readonly string $kind,
        public readonly string $effect,
        public readonly int $slideshowMs,
        public readonly int $animationMs,
        public readonly bool $autoplay,
        public readonly bool $hasDots,
        public readonly int $margin,
        public readonly array $visible,
    ) {}

    /**
     * @param string $name of the kind; an unknown kind is a plain slider
     * @param array<array-key, mixed> $customizer values of {@see BannerSettings} by name; only the banner uses them
     * @param array<array-key, mixed> $attributes of the slider's element by name
     */
    public static function resolve(string $name, array $customizer = [], array $attributes = []): self
    {
        $name = SliderKind::name($name);
        $kind = SliderKind::ALL[$name];
        $isBanner = $name === SliderKind::BANNER;
        $slideshow = $isBanner
            ? BannerSettings::ms(BannerSettings::SLIDESHOW, $customizer[BannerSettings::SLIDESHOW] ?? null)
            : $kind['slideshowMs'];
        $animation = $isBanner
            ? BannerSettings::ms(BannerSettings::ANIMATION, $customizer[BannerSettings::ANIMATION] ?? null)
            : $kind['animationMs'];
        $slideshow = SettingType::integer(
            $attributes['data-slideshow-speed'] ?? null,
            $slideshow,
            ...self::SLIDESHOW_MS,
        );
        $animation = SettingType::integer(
            $attributes['data-animation-speed'] ?? null,
            $animation,
            ...self::ANIMATION_MS,
        );

        return new self(
            $name,
            self::effect(
                $kind['visible'],
                $isBanner ? BannerSettings::effect($customizer[BannerSettings::EFFECT] ?? null) : 'slide',
                $attributes['data-animation-effect'] ?? null,
            ),
            $slideshow,
            // An animation must end before the next one starts.
            min($animation, $slideshow),
            self::flag($attributes['data-autoplay'] ?? null, $kind['autoplay']),
            $kind['hasDots'],
            $kind['margin'],
            $kind['visible'],
        );
    }

    /**
     * @return array{effect: string, slideshowMs: int, animationMs: int, autoplay: bool, hasDots: bool, margin: int,
     *     visible: array<int, int>}
     */
    public function toArray(): array
    {
        return [
            'effect' => $this->effect,
            'slideshowMs' => $this->slideshowMs,
            'animationMs' => $this->animationMs,
            'autoplay' => $this->autoplay,
            'hasDots' => $this->hasDots,
            'margin' => $this->margin,
            'visible' => $this->visible,
        ];
    }

    /**
     * Slides fade only if one slide is visible at a time.
     *
     * @param non-empty-array<int, int> $visible
     */
    private static function effect(array $visible, string $default, mixed $attribute): string
    {
        $effect = $attribute === 'fade' || $attribute === 'slide' ? $attribute : $default;

        return max($visible) > 1 ? 'slide' : $effect;
    }

    private static function flag(mixed $attribute, bool $default): bool
    {
        return match ($attribute) {
            'true', true => true,
            'false', false => false,
            default => $default,
        };
    }
}
