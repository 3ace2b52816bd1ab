<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\View;

use Stallkeeper\Tools\Search\Query\SearchBackend;
use Stallkeeper\Tools\Search\Query\WidgetLocation;

/** A search widget as a page shows it: attributes to set on its element, and the element's content. */
final class FinishedWidget
{
    public const CSS_CLASS = 'instant-search-widget';

    /** WordPress's emoji script replaces characters by pictures, which React would take for a broken page. */
    public const NO_EMOJI_CLASS = 'wp-exclude-emoji';

    /** "answered", "unanswered" (the browser makes the first search) or "none". An element without it was not finished. */
    private const STATE = 'data-widget-state';
    private const NUMBER = 'data-widget-number';

    /**
     * @param array<string, string> $attributes by name
     * @param string $html of a finished template: its values are escaped there
     */
    private function __construct(public readonly array $attributes, public readonly string $html) {}

    /** The widget of an element that renders nothing: one of app id, key and index name is missing or odd. */
    public static function none(): self
    {
        return new self([self::STATE => 'none'], '');
    }

    public static function of(SearchBackend $source, WidgetLocation $place, bool $isAnswered, string $html): self
    {
        return new self($source->attributes() + [self::STATE => $isAnswered ? 'answered' : 'unanswered', self::NUMBER => (string) $place->number], $html);
    }

    /** @return string the whole element; '' where there is nothing to show */
    public function element(): string
    {
        if ($this->html === '') {
            return '';
        }
        $attributes = '';
        foreach ($this->attributes as $name => $value) {
            $attributes .= sprintf(' %s="%s"', $name, esc_attr($value));
        }

        return sprintf('<div class="%s %s"%s>%s</div>', self::CSS_CLASS, self::NO_EMOJI_CLASS, $attributes, $this->html);
    }
}
