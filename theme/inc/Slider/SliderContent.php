<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Slider;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Theme\Content\PageContext;

/**
 * Replaces elements of the class `shop-slider` in post content and block widgets with sliders. The element is a list,
 * whose items are the slides, or a group, whose blocks are the slides.
 *
 * `data-kind` (or a class such as `shop-slider-brand`, which can be entered in the editor) is the kind of the slider
 * and `data-label` its name. `data-animation-effect`, `data-slideshow-speed`, `data-animation-speed` and
 * `data-autoplay` are optional.
 */
final class SliderContent
{
    public const CSS_CLASS = 'shop-slider';

    /** More sliders in one piece of content are not replaced. */
    private const MAX_SLIDERS = 20;

    /**
     * @param Lazy<PageContext> $context
     * @param Lazy<Slider> $slider
     */
    public function __construct(
        #[LazyService(PageContext::class)] private readonly Lazy $context,
        #[LazyService(Slider::class)] private readonly Lazy $slider,
    ) {}

    /** Hook: `the_content` and `widget_block_content`. */
    public function replaceSliders(mixed $html): mixed
    {
        if (!is_string($html) || !str_contains($html, self::CSS_CLASS) || !$this->context->get()->isPageContent()) {
            return $html;
        }
        // Rendered from first to last, because ids are numbered in this order. Replaced from last to first, so that the
        // offsets of the sliders before stay valid.
        $sliders = array_slice(SliderLocator::locate($html, self::CSS_CLASS), 0, self::MAX_SLIDERS);
        $rendered = array_map($this->render(...), $sliders);
        foreach (array_reverse(array_keys($sliders)) as $index) {
            $html =
                substr($html, 0, $sliders[$index]['start']) .
                $rendered[$index] .
                substr($html, $sliders[$index]['end']);
        }

        return $html;
    }

    /** @param array{attributes: array<string, string>, slides: list<string>, start: int, end: int} $slider */
    private function render(array $slider): string
    {
        $attributes = $slider['attributes'];
        $kind = self::kind($attributes);

        return $this->slider
            ->get()
            ->html(
                $kind,
                $attributes['data-label'] ?? ($attributes['aria-label'] ?? ''),
                $slider['slides'],
                $attributes['id'] ?? null,
                $attributes,
            );
    }

    /** @param array<string, string> $attributes */
    private static function kind(array $attributes): string
    {
        $found =
            preg_match('/(?:^|\s)' . self::CSS_CLASS . '-([a-z-]+)(?:\s|$)/', $attributes['class'] ?? '', $class) === 1
                ? $class[1]
                : '';

        return strtolower(trim($attributes['data-kind'] ?? $found));
    }
}
