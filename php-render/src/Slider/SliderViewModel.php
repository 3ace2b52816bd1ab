<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Slider;

/**
 * Values for the template slider/slider.php.
 *
 * Texts are plain text, which the template escapes. A slide's `html` is finished HTML, which the template prints as it
 * is: the caller has escaped it. `style` holds custom properties for slider.css: counts, gap and number of slides.
 *
 * @phpstan-type SlideView array{label: string, html: string}
 * @phpstan-type SliderView array{id: string, label: string, classes: string, effect: string, slideshowSpeed: int,
 *     animationSpeed: int, autoplay: bool, hasDots: bool, isListFocusable: bool, hint: string, style: string,
 *     slides: list<SlideView>}
 */
final class SliderViewModel
{
    /** Slides beyond this number are left out. */
    public const MAX_SLIDES = 200;

    /** Characters of a slider's name. Screen readers announce the name before the content. */
    public const MAX_LABEL = 200;

    /**
     * @param string $id of the slider's element, unique on the page
     * @param string $label name of the slider for screen readers
     * @param list<string> $slides finished HTML of each slide, at most {@see MAX_SLIDES}
     * @param bool $hasFocusableSlides whether a slide contains a link or a control. If none does, the list itself
     *     becomes focusable, so that it can be scrolled with the keyboard (WCAG 2.1.1).
     * @return SliderView speeds in milliseconds
     */
    public static function make(
        SliderSettings $settings,
        string $id,
        string $label,
        array $slides,
        bool $hasFocusableSlides,
        SliderTexts $texts,
    ): array {
        $count = count($slides);
        $views = [];
        foreach ($slides as $index => $html) {
            $views[] = [
                'label' => strtr($texts->position, ['%1$s' => (string) ($index + 1), '%2$s' => (string) $count]),
                'html' => $html,
            ];
        }

        return [
            'id' => $id,
            'label' => mb_substr(trim((string) preg_replace('/\s+/u', ' ', $label)), 0, self::MAX_LABEL),
            'classes' => 'slider slider--' . $settings->kind,
            'effect' => $settings->effect,
            'slideshowSpeed' => $settings->slideshowMs,
            'animationSpeed' => $settings->animationMs,
            'autoplay' => $settings->autoplay,
            'hasDots' => $settings->hasDots,
            'isListFocusable' => !$hasFocusableSlides && $count > 1,
            'hint' => str_replace('%s', (string) $count, $texts->hint),
            'style' => self::style($settings, $count),
            'slides' => $views,
        ];
    }

    private static function style(SliderSettings $settings, int $count): string
    {
        $rules = [];
        foreach (SliderKind::BREAKPOINTS as $width) {
            $rules[] = sprintf(
                '--stallkeeper-slider-visible-%d:%d',
                $width,
                SliderKind::visibleAt($settings->visible, $width),
            );
        }

        return implode(';', [
            ...$rules,
            '--stallkeeper-slider-gap:' . $settings->margin . 'px',
            '--stallkeeper-slider-count:' . max(1, $count),
        ]);
    }
}
