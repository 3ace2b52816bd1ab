<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Slider;

/**
 * What `slider/slider.php` shows: the frame of a slider around slides whose inside is made elsewhere.
 *
 * @phpstan-type SlideView array{slot: string, label: string}
 * @phpstan-type SliderView array{id: string, label: string, classes: string, effect: string, slideshowSpeed: int,
 *     animationSpeed: int, moves: bool, hasDots: bool, tabindex: string|null, hint: string, slides: list<SlideView>}
 */
final class SliderViewModel
{
    /** More than these nobody looks through; what is beyond them is left out. */
    public const MAX_SLIDES = 200;

    /** A name is read aloud before everything that is in the slider. */
    public const MAX_LABEL = 200;

    /**
     * @param string $id of the slider's element, unique on its page
     * @param list<string> $slots a mark for each slide, as {@see SlideContents} makes them
     * @param bool $hasStops whether the keyboard stops anywhere in the slides: if not, the list itself is a stop, so that
     *     the keyboard can scroll it (WCAG 2.1.1)
     * @return SliderView
     */
    public static function make(SliderSettings $settings, string $id, string $label, array $slots, bool $hasStops, SliderTexts $texts): array
    {
        $count = count($slots);
        $slides = [];
        foreach ($slots as $index => $slot) {
            $slides[] = ['slot' => $slot, 'label' => strtr($texts->position, ['%1$s' => (string) ($index + 1), '%2$s' => (string) $count])];
        }

        return [
            'id' => $id,
            'label' => mb_substr(trim((string) preg_replace('/\s+/u', ' ', $label)), 0, self::MAX_LABEL),
            'classes' => 'slider slider--' . $settings->kind,
            'effect' => $settings->effect,
            'slideshowSpeed' => $settings->slideshowMs,
            'animationSpeed' => $settings->animationMs,
            'moves' => $settings->moves,
            'hasDots' => $settings->hasDots,
            'tabindex' => $hasStops || $count < 2 ? null : '0',
            'hint' => str_replace('%s', (string) $count, $texts->hint),
            'slides' => $slides,
        ];
    }

    /** @return string custom properties by which the style sheet knows counts and margins */
    public static function style(SliderSettings $settings, int $count): string
    {
        $rules = [];
        foreach (SliderKind::BREAKPOINTS as $width) {
            $rules[] = sprintf('--at-%d:%d', $width, SliderKind::visibleAt($settings->visible, $width));
        }

        return implode(';', [...$rules, '--slider-gap:' . $settings->margin . 'px', '--slider-count:' . max(1, $count)]);
    }
}
