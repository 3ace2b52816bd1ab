<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Widget;

use Stallkeeper\Tools\Search\WidgetBackend;

/** A rendered search widget: attributes for its element, and the element's content. */
final class FinishedWidget
{
    public const CSS_CLASS = 'instant-search-widget';

    /** Excludes the widget from WordPress's emoji script, which changes the markup that React hydrates. */
    public const NO_EMOJI_CLASS = 'wp-exclude-emoji';

    /**
     * "searched", "pending" (the browser runs the first search) or "none". Missing if PHP did not render the widget.
     */
    private const STATE = 'data-widget-state';
    private const NUMBER = 'data-widget-number';

    /** Number of results of a search that the search report counts. */
    private const REPORTED = 'data-widget-results';

    /**
     * @param array<string, string> $attributes values by attribute name
     * @param string $html output of a template, which has escaped its values
     * @param string $noScript HTML to print in pages only, not when a script inserts the widget
     */
    private function __construct(
        public readonly array $attributes,
        public readonly string $html,
        private readonly string $noScript = '',
    ) {}

    /** Returns an empty widget, because its app id, key or index name is missing or invalid. */
    public static function none(): self
    {
        return new self([self::STATE => 'none'], '');
    }

    public static function create(WidgetBackend $source, WidgetLocation $place, bool $hasSearched, string $html): self
    {
        return new self(
            $source->attributes() + [
                self::STATE => $hasSearched ? 'searched' : 'pending',
                self::NUMBER => (string) $place->number,
            ],
            $html,
        );
    }

    /**
     * Returns a copy of the widget whose search the report counts.
     *
     * @param int $results number of results
     * @param string $noScript HTML that counts it without JavaScript
     */
    public function reporting(int $results, string $noScript): self
    {
        return new self($this->attributes + [self::REPORTED => (string) $results], $this->html, $noScript);
    }

    /**
     * @param string $styles HTML that loads the stylesheets, if the page does not have them
     * @return string HTML of the element's content in a page; '' if there is nothing to show
     */
    public function content(string $styles = ''): string
    {
        return $this->html === '' ? '' : $styles . $this->html . $this->noScript;
    }

    /**
     * @param string $styles as in {@see self::content()}
     * @return string HTML of the whole element; '' if there is nothing to show
     */
    public function element(string $styles = ''): string
    {
        if ($this->html === '') {
            return '';
        }

        return sprintf(
            '<div class="%s %s"%s>%s</div>',
            self::CSS_CLASS,
            self::NO_EMOJI_CLASS,
            self::printed($this->attributes),
            $this->content($styles),
        );
    }

    /**
     * @param array<string, string|bool> $attributes values by attribute name
     * @return string an empty element, as authors write it into content
     */
    public static function unfinished(array $attributes): string
    {
        return sprintf('<div class="%s"%s></div>', self::CSS_CLASS, self::printed($attributes));
    }

    /** @param array<string, string|bool> $attributes */
    private static function printed(array $attributes): string
    {
        $html = '';
        foreach ($attributes as $name => $value) {
            $text = is_bool($value) ? ($value ? 'true' : 'false') : $value;
            $html .= sprintf(' %s="%s"', $name, esc_attr($text));
        }

        return $html;
    }
}
