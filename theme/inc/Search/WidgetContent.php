<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Search;

use WP_HTML_Tag_Processor;

/** Finishes every element of the widget's class that stands in a page's content or in a widget area. */
final class WidgetContent
{
    private const FILTERS = ['the_content', 'widget_block_content', 'widget_text_content', 'widget_custom_html_content'];

    private int $count = 0;

    /** @var array<string, int> how many widgets came before a piece of content, by the content */
    private array $before = [];

    public function addHooks(): void
    {
        foreach (self::FILTERS as $filter) {
            // After all others: paragraphs, curly quotes and shortcodes must not reach the template's source and the data.
            add_filter($filter, [$this, 'finish'], PHP_INT_MAX);
        }
    }

    public function finish(mixed $html): mixed
    {
        if (!is_string($html) || !str_contains($html, Widget::CSS_CLASS) || !self::isPage()) {
            return $html;
        }
        $located = WidgetLocator::locate($html);
        // Some plugins run a page's content twice, for a description say: its widgets keep their numbers.
        $before = $this->before[md5($html)] ??= $this->count;
        $this->count = max($this->count, $before + count($located));
        $widgets = [];
        foreach ($located as $index => $widget) {
            $widgets[] = $widget + ['finished' => Widget::finish($widget['attributes'], WidgetPlace::content($before + $index + 1))];
        }
        // From the last to the first, so that the offsets before stay true.
        foreach (array_reverse($widgets) as $widget) {
            $open = self::openTag(substr($html, $widget['start'], $widget['openEnd'] - $widget['start']), $widget['finished']['attributes']);
            $html = substr($html, 0, $widget['start']) . $open . $widget['finished']['html'] . substr($html, $widget['closeStart']);
        }
        return $html;
    }

    /** @param array<string, string> $attributes */
    private static function openTag(string $tag, array $attributes): string
    {
        $processor = new WP_HTML_Tag_Processor($tag);
        if ($attributes !== [] && $processor->next_tag()) {
            $processor->add_class('wp-exclude-emoji');
            foreach ($attributes as $name => $value) {
                $processor->set_attribute($name, $value);
            }
        }
        return $processor->get_updated_html();
    }

    /** Content is also rendered for feeds, excerpts, the REST API, the admin and the index: there a widget is no widget. */
    public static function isPage(): bool
    {
        return !is_admin() && !is_feed() && !is_embed() && !wp_is_json_request()
            && !(defined('REST_REQUEST') && REST_REQUEST)
            && !doing_filter('get_the_excerpt') && !Records::isIndexing();
    }
}
