<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Slider;

/**
 * Everything that is decided about one slider before it is drawn. Speeds are milliseconds from here on.
 *
 * What the slider's own element says (`data-animation-effect`, `data-slideshow-speed` and `data-animation-speed`, both in
 * milliseconds, `data-moves`) wins over what the owner set for the banner, and that over what its kind is.
 */
final class SliderSettings
{
    /** Allowed milliseconds, from and to. */
    public const SLIDESHOW_MS = [1000, 60000];
    public const ANIMATION_MS = [100, 3000];

    /**
     * @param non-empty-array<int, int> $visible from which width of the window on how many slides are seen: {@see SliderKind}
     * @param int $margin between two slides, in pixels
     * @param bool $moves whether it is a slideshow; it is still stopped by everything that stops slideshows
     */
    private function __construct(
        public readonly string $kind,
        public readonly string $effect,
        public readonly int $slideshowMs,
        public readonly int $animationMs,
        public readonly bool $moves,
        public readonly bool $hasDots,
        public readonly int $margin,
        public readonly array $visible,
    ) {}

    /**
     * @param string $name of the kind; one that there is not is a plain slider
     * @param array<array-key, mixed> $owner the theme's settings by the spec's names
     * @param array<array-key, mixed> $attributes of the slider's own element, by name
     */
    public static function of(string $name, array $owner = [], array $attributes = []): self
    {
        $name = SliderKind::name($name);
        $kind = SliderKind::ALL[$name];
        $isBanner = $name === SliderKind::BANNER;
        $slideshow = $isBanner ? BannerSettings::ms(BannerSettings::SLIDESHOW, $owner[BannerSettings::SLIDESHOW] ?? null) : $kind['slideshowMs'];
        $animation = $isBanner ? BannerSettings::ms(BannerSettings::ANIMATION, $owner[BannerSettings::ANIMATION] ?? null) : $kind['animationMs'];
        $slideshow = BoundedNumber::number($attributes['data-slideshow-speed'] ?? null, ...[...self::SLIDESHOW_MS, $slideshow]);
        $animation = BoundedNumber::number($attributes['data-animation-speed'] ?? null, ...[...self::ANIMATION_MS, $animation]);

        return new self(
            $name,
            self::effect($kind['visible'], $isBanner ? BannerSettings::effect($owner[BannerSettings::EFFECT] ?? null) : 'slide', $attributes['data-animation-effect'] ?? null),
            $slideshow,
            // A change must be over before the next one begins.
            min($animation, $slideshow),
            self::flag($attributes['data-moves'] ?? null, $kind['moves']),
            $kind['hasDots'],
            $kind['margin'],
            $kind['visible'],
        );
    }

    /** @return array{effect: string, slideshowMs: int, animationMs: int, moves: bool, hasDots: bool, margin: int, visible: array<int, int>} */
    public function toArray(): array
    {
        return [
            'effect' => $this->effect,
            'slideshowMs' => $this->slideshowMs,
            'animationMs' => $this->animationMs,
            'moves' => $this->moves,
            'hasDots' => $this->hasDots,
            'margin' => $this->margin,
            'visible' => $this->visible,
        ];
    }

    /**
     * Where only one slide is seen it may fade into the next; several move.
     *
     * @param non-empty-array<int, int> $visible
     */
    private static function effect(array $visible, string $default, mixed $said): string
    {
        $effect = $said === 'fade' || $said === 'slide' ? $said : $default;

        return max($visible) > 1 ? 'slide' : $effect;
    }

    private static function flag(mixed $said, bool $default): bool
    {
        return match ($said) {
            'true', true => true,
            'false', false => false,
            default => $default,
        };
    }
}
