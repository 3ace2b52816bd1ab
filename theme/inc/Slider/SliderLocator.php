<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Slider;

use Stallkeeper\Render\Template\Element;
use WP_HTML_Tag_Processor;

/**
 * Finds sliders in a piece of HTML, and their slides: the children of each. Reads with WordPress's own reader; where each
 * tag stands is taken from its bookmarks, which are protected: hence a subclass.
 *
 * @phpstan-type Located array{attributes: array<string, string>, slides: list<string>, start: int, end: int}
 * @phpstan-type Child array{tag: string, class: string, start: int, openEnd: int, closeStart: int, end: int}
 */
final class SliderLocator extends WP_HTML_Tag_Processor
{
    private const LISTS = ['UL', 'OL'];

    /** A box that the editor puts around a group's blocks under some themes. */
    private const WRAPPER_CLASS = 'wp-block-group__inner-container';

    /**
     * @return list<Located> byte offsets around what becomes the slider: a whole list, or the inside of a group; an element
     *     whose tags do not match, or that holds a finished slider, is left out
     */
    public static function locate(string $html): array
    {
        $found = [];
        $reader = new self($html);
        while ($reader->next_tag(['class_name' => SliderContent::CSS_CLASS])) {
            $start = $reader->span()[0];
            $slider = $reader->read();
            if ($slider === null) {
                // The reader is lost in tags that do not match: what follows is searched anew.
                $reader = new self($html);
                while ($reader->next_tag(['tag_closers' => 'visit']) && $reader->span()[0] < $start);
            } elseif (!str_contains(substr($html, $slider['start'], $slider['end'] - $slider['start']), 'data-part="slider"')) {
                $found[] = $slider;
            }
        }

        return $found;
    }

    /** @return ?Located of the element that the reader stands at; the reader is behind it afterwards */
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

        // A group keeps its own element, for what the editor gave it: an id, a width, a colour.
        return $isList
            ? ['attributes' => $attributes, 'slides' => $slides, 'start' => $start, 'end' => $end]
            : ['attributes' => ['id' => ''] + $attributes, 'slides' => $slides, 'start' => $openEnd, 'end' => $closeStart];
    }

    /**
     * @param list<Child> $children
     * @return list<string> an entry of a list without its tags, anything else as it is; where a list is all there is, its
     *     entries
     */
    private static function slides(string $html, array $children): array
    {
        $only = count($children) === 1 ? $children[0] : null;
        if ($only !== null && (in_array($only['tag'], self::LISTS, true) || str_contains($only['class'], self::WRAPPER_CLASS))) {
            $inner = new self(substr($html, $only['start'], $only['end'] - $only['start']));
            $inner->next_tag();

            return self::slides($inner->html, $inner->children() ?? []);
        }

        return array_map(static fn(array $child): string => $child['tag'] === 'LI'
            ? substr($html, $child['openEnd'], $child['closeStart'] - $child['openEnd'])
            : substr($html, $child['start'], $child['end'] - $child['start']), $children);
    }

    /** @return ?list<Child> of the element that the reader stands at, up to its end tag; null when tags do not match */
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
                $child = ['tag' => $tag, 'class' => is_string($class) ? $class : '', 'start' => $start, 'openEnd' => $end, 'closeStart' => $end, 'end' => $end];
            }
            if (!in_array(strtolower($tag), Element::VOID, true) && !$this->has_self_closing_flag()) {
                $open[] = $tag;
            } elseif (count($open) === 1 && $child !== null) {
                $children[] = $child;
            }
        }

        return $open === [] ? $children : null;
    }

    /** @return array{int, int} where the current tag begins and where it ends, in bytes */
    private function span(): array
    {
        $this->set_bookmark('here');
        $here = $this->bookmarks['here'];
        // WordPress 6.5 counts a tag without its last character, later versions with it.
        $end = $here->start + $here->length;

        return [$here->start, $end + ($this->html[$end - 1] === '>' ? 0 : 1)];
    }
}
