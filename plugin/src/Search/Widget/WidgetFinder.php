<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Widget;

use Stallkeeper\Render\Template\Element;
use WP_HTML_Tag_Processor;

/**
 * Finds the widgets in a piece of HTML with WordPress's own parser.
 *
 * WP_HTML_Tag_Processor reads and sets attributes but cannot insert content. The offsets of tags are in its bookmarks,
 * which are protected, so this class extends it.
 */
final class WidgetFinder extends WP_HTML_Tag_Processor
{
    /**
     * @return list<array{attributes: array<string, mixed>, start: int, openEnd: int, closeStart: int}> byte
     *     offsets: the opening tag goes from start to openEnd, the content to closeStart; elements without an end tag
     *     are missing
     */
    public static function locate(string $html): array
    {
        $found = [];
        $reader = new self($html);
        for (
            $seen = 0;
            $seen < WidgetNumbers::MAX && $reader->next_tag(['class_name' => FinishedWidget::CSS_CLASS]);
            $seen++
        ) {
            if (in_array(strtolower((string) $reader->get_tag()), Element::VOID, true)) {
                continue;
            }
            $widget = $reader->current();
            $closeStart = $reader->skipToCloser();
            if ($closeStart === null) {
                // The parser has reached the end. Parse again and continue after this start tag.
                $reader = new self($html);
                $reader->skipTo($widget['start']);
                continue;
            }
            // If content is filtered twice, its widgets are rendered already.
            if (!str_contains(substr($html, $widget['openEnd'], $closeStart - $widget['openEnd']), 'data-shop-root')) {
                $found[] = $widget + ['closeStart' => $closeStart];
            }
        }
        return $found;
    }

    /** @return array{attributes: array<string, mixed>, start: int, openEnd: int} */
    private function current(): array
    {
        $attributes = [];
        foreach ($this->get_attribute_names_with_prefix('data-') ?? [] as $name) {
            $attributes[$name] = $this->get_attribute($name) === true ? '' : $this->get_attribute($name);
        }
        [$start, $length] = $this->span();
        // In WordPress 6.5 the length of a tag does not include its last character.
        $end = $start + $length;
        return [
            'attributes' => $attributes,
            'start' => $start,
            'openEnd' => $end + ($this->html[$end - 1] === '>' ? 0 : 1),
        ];
    }

    /** @return ?int byte offset of the current element's end tag; null if there is none */
    private function skipToCloser(): ?int
    {
        $tag = $this->get_tag();
        $depth = 1;
        while ($depth > 0 && $this->next_tag(['tag_name' => $tag, 'tag_closers' => 'visit'])) {
            $depth += $this->is_tag_closer() ? -1 : 1;
        }
        return $depth === 0 ? $this->span()[0] : null;
    }

    /** @param int $start byte offset of a tag; the next call of next_tag() finds the tag after it */
    private function skipTo(int $start): void
    {
        while ($this->next_tag(['tag_closers' => 'visit']) && $this->span()[0] < $start);
    }

    /** @return array{int, int} offset and length of the current tag in bytes */
    private function span(): array
    {
        $this->set_bookmark('here');
        $here = $this->bookmarks['here'];
        return [$here->start, $here->length];
    }
}
