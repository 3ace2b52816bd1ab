<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Slider;

use WP_HTML_Processor;
use WP_HTML_Tag_Processor;

/**
 * Finds sliders in HTML, with their child elements as slides. This is a subclass of the tag processor, because the
 * position of a tag can only be read from bookmarks, which are protected.
 *
 * @phpstan-type Located array{attributes: array<string, string>, slides: list<string>, start: int, end: int}
 * @phpstan-type Child array{tag: string, class: string, isHidden: bool, start: int, openEnd: int, closeStart: int,
 *     end: int}
 */
final class SliderLocator extends WP_HTML_Tag_Processor
{
    private const LISTS = ['UL', 'OL'];

    /** Element that WordPress adds around the blocks of a group in some themes. */
    private const WRAPPER_CLASS = 'wp-block-group__inner-container';

    /**
     * @param string $cssClass class of the sliders' elements
     * @return list<Located> byte offsets of the HTML to replace: a whole list, or the content of a group. Elements with
     *     unbalanced tags, and elements that contain a rendered slider, are left out.
     */
    public static function locate(string $html, string $cssClass): array
    {
        $found = [];
        $reader = new self($html);
        while ($reader->next_tag(['class_name' => $cssClass])) {
            $start = $reader->span()[0];
            $slider = $reader->read();
            if ($slider === null) {
                // The processor is at the end because of unbalanced tags: continue after the start of this element.
                $reader = new self($html);
                while ($reader->next_tag(['tag_closers' => 'visit']) && $reader->span()[0] < $start);
            } elseif (
                !str_contains(substr($html, $slider['start'], $slider['end'] - $slider['start']), 'data-part="slider"')
            ) {
                $found[] = $slider;
            }
        }

        return $found;
    }

    /** @return ?Located of the current element; moves the processor to its end tag */
    private function read(): ?array
    {
        $attributes = [];
        foreach ($this->get_attribute_names_with_prefix('') ?? [] as $name) {
            $value = $this->get_attribute($name);
            $attributes[$name] = is_string($value) ? $value : '';
        }
        $isList = in_array($this->get_tag(), self::LISTS, true);
        [$start, $openEnd] = $this->span();
        $children = $this->children();
        if ($children === null) {
            return null;
        }
        [$closeStart, $end] = $this->span();
        $slides = self::slides($this->html, $children);

        // A group keeps its element, because the editor may have added an id, a width or colours.
        return $isList
            ? ['attributes' => $attributes, 'slides' => $slides, 'start' => $start, 'end' => $end]
            : [
                'attributes' => ['id' => ''] + $attributes,
                'slides' => $slides,
                'start' => $openEnd,
                'end' => $closeStart,
            ];
    }

    /**
     * @param list<Child> $children
     * @return list<string> HTML of each child that its author has not hidden: the content of a list item, or the whole
     *     element. If the only child is a list, the content of its items.
     */
    private static function slides(string $html, array $children): array
    {
        $only = count($children) === 1 ? $children[0] : null;
        if (
            $only !== null &&
            (in_array($only['tag'], self::LISTS, true) || str_contains($only['class'], self::WRAPPER_CLASS))
        ) {
            $inner = new self(substr($html, $only['start'], $only['end'] - $only['start']));
            $inner->next_tag();

            return self::slides($inner->html, $inner->children() ?? []);
        }

        return array_map(
            static fn(array $child): string => $child['tag'] === 'LI'
                ? substr($html, $child['openEnd'], $child['closeStart'] - $child['openEnd'])
                : substr($html, $child['start'], $child['end'] - $child['start']),
            array_values(array_filter($children, static fn(array $child): bool => !$child['isHidden'])),
        );
    }

    /**
     * @return ?list<Child> children of the current element; moves the processor to its end tag. Null for unbalanced
     *     tags.
     */
    private function children(): ?array
    {
        $children = [];
        $child = null;
        $open = [$this->get_tag()];
        while ($open !== [] && $this->next_tag(['tag_closers' => 'visit'])) {
            $tag = (string) $this->get_tag();
            [$start, $end] = $this->span();
            if ($this->is_tag_closer()) {
                if (array_pop($open) !== $tag) {
                    return null;
                }
                if (count($open) === 1 && $child !== null) {
                    $children[] = ['closeStart' => $start, 'end' => $end] + $child;
                }
                continue;
            }
            if (count($open) === 1) {
                $class = $this->get_attribute('class');
                $child = [
                    'tag' => $tag,
                    'class' => is_string($class) ? $class : '',
                    'isHidden' => $this->isHidden(),
                    'start' => $start,
                    'openEnd' => $end,
                    'closeStart' => $end,
                    'end' => $end,
                ];
            }
            if (!WP_HTML_Processor::is_void($tag) && !$this->has_self_closing_flag()) {
                $open[] = $tag;
            } elseif (count($open) === 1 && $child !== null) {
                $children[] = $child;
            }
        }

        return $open === [] ? $children : null;
    }

    /** Whether the author has hidden the current element. A slide has an element of its own, which would show it. */
    private function isHidden(): bool
    {
        $style = $this->get_attribute('style');

        return $this->get_attribute('hidden') !== null ||
            (is_string($style) && preg_match('/(?:^|;)\s*display\s*:\s*none\b/i', $style) === 1);
    }

    /** @return array{int, int} byte offsets of the start and the end of the current tag */
    private function span(): array
    {
        $this->set_bookmark('tag');
        $span = $this->bookmarks['tag'];
        // The length does not include the tag's last character in WordPress 6.5, but does in later versions.
        $end = $span->start + $span->length;

        return [$span->start, $end + ($this->html[$end - 1] === '>' ? 0 : 1)];
    }
}
