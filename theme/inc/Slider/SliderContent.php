<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Slider;

use Stallkeeper\Tools\Search\View\WidgetContent;

/**
 * Makes a slider of every element of the class `shop-slider` in a page's content or a block widget: of a list, whose
 * entries are the slides, or of a group of blocks, each of which is one.
 *
 * `data-kind` (or a class such as `shop-slider-brand`, which the editor has a field for) says which slider, `data-label`
 * its name; `data-animation-effect`, `data-slideshow-speed`, `data-animation-speed` and `data-moves` are optional.
 */
final class SliderContent
{
    public const CSS_CLASS = 'shop-slider';

    private const FILTERS = ['the_content', 'widget_block_content'];

    /** Enough for any page; the rest stays as its author wrote it. */
    private const MAX_SLIDERS = 20;

    public function addHooks(): void
    {
        foreach (self::FILTERS as $filter) {
            // After blocks and shortcodes; before the search widgets, of which one may stand in a slide.
            add_filter($filter, $this->finish(...), PHP_INT_MAX - 1);
        }
    }

    private function finish(mixed $html): mixed
    {
        if (!is_string($html) || !str_contains($html, self::CSS_CLASS) || !WidgetContent::isPage()) {
            return $html;
        }
        // From the last to the first, so that the offsets before stay true; drawn in the page's order, for the ids.
        $sliders = array_slice(SliderLocator::locate($html), 0, self::MAX_SLIDERS);
        $drawn = array_map(self::draw(...), $sliders);
        foreach (array_reverse(array_keys($sliders)) as $index) {
            $html = substr($html, 0, $sliders[$index]['start']) . $drawn[$index] . substr($html, $sliders[$index]['end']);
        }

        return $html;
    }

    /** @param array{attributes: array<string, string>, slides: list<string>, start: int, end: int} $slider */
    private static function draw(array $slider): string
    {
        $attributes = $slider['attributes'];
        $kind = self::kind($attributes);

        return Slider::html($kind, $attributes['data-label'] ?? $attributes['aria-label'] ?? '', $slider['slides'], $attributes['id'] ?? null, $attributes);
    }

    /** @param array<string, string> $attributes */
    private static function kind(array $attributes): string
    {
        $found = preg_match('/(?:^|\s)' . self::CSS_CLASS . '-([a-z-]+)(?:\s|$)/', $attributes['class'] ?? '', $class) === 1 ? $class[1] : '';

        return strtolower(trim($attributes['data-kind'] ?? $found));
    }
}
