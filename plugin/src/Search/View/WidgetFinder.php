<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\View;

use Stallkeeper\Render\Template\Element;
use WP_HTML_Tag_Processor;

/**
 * Finds the widgets in a piece of HTML, with the reader that WordPress itself uses.
 *
 * WP_HTML_Tag_Processor can read and set attributes but not put content into an element; where each tag stands is taken
 * from its bookmarks, which are protected: hence a subclass.
 */
final class WidgetFinder extends WP_HTML_Tag_Processor
{
    /**
     * @return list<array{attributes: array<string, mixed>, start: int, openEnd: int, closeStart: int}> byte offsets: the
     *     opening tag from start to openEnd, the content up to closeStart; elements that are never closed are left out
     */
    public static function locate(string $html): array
    {
        $found = [];
        $reader = new self($html);
        for ($seen = 0; $seen < WidgetNumbers::MAX && $reader->next_tag(['class_name' => FinishedWidget::CSS_CLASS]); $seen++) {
            if (in_array(strtolower((string) $reader->get_tag()), Element::VOID, true)) {
                continue;
            }
            $widget = $reader->current();
            $closeStart = $reader->skipToCloser();
            if ($closeStart === null) {
                // The reader is at the end now; what follows an element without end is searched anew.
                $reader = new self($html);
                $reader->skipTo($widget['start']);
                continue;
            }
            // Content that is filtered twice holds widgets that are finished already.
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
        // WordPress 6.5 counts a tag without its last character, later versions with it.
        $end = $start + $length;
        return ['attributes' => $attributes, 'start' => $start, 'openEnd' => $end + ($this->html[$end - 1] === '>' ? 0 : 1)];
    }

    /** @return ?int where the end tag of the current element begins; null when it has none */
    private function skipToCloser(): ?int
    {
        $tag = $this->get_tag();
        $depth = 1;
        while ($depth > 0 && $this->next_tag(['tag_name' => $tag, 'tag_closers' => 'visit'])) {
            $depth += $this->is_tag_closer() ? -1 : 1;
        }
        return $depth === 0 ? $this->span()[0] : null;
    }

    /** @param int $start where a tag begins: the next one read is the one after it */
    private function skipTo(int $start): void
    {
        while ($this->next_tag(['tag_closers' => 'visit']) && $this->span()[0] < $start);
    }

    /** @return array{int, int} where the current tag begins and how long it is, in bytes */
    private function span(): array
    {
        $this->set_bookmark('here');
        $here = $this->bookmarks['here'];
        return [$here->start, $here->length];
    }
}
