<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\View;

use Stallkeeper\Tools\Search\Content\RecordFactory;
use Stallkeeper\Tools\Search\Query\WidgetLocation;
use WP_HTML_Tag_Processor;

/**
 * Finishes the search widgets of a page: elements of the widget's class in content, descriptions and widget areas, and
 * widgets that a template or a plugin asks for with `stallkeeper_search_widget()`.
 */
final class WidgetContent
{
    /** The HTML that authors write, where WordPress and WooCommerce have finished it. */
    private const FILTERS = [
        'the_content',
        // Category, tag and any other term. Saved with WidgetMarkup's help.
        'term_description',
        // On archives, also of authors (the biography) and post types.
        'get_the_archive_description',
        // Product pages; WooCommerce runs it for product categories and the shop page, too.
        'woocommerce_short_description',
    ];

    /** @var list<int> the output buffer's level for each widget area that is being printed; 0 for one that is left alone */
    private array $areas = [];

    public function __construct(private readonly WidgetNumbers $numbers = new WidgetNumbers()) {}

    public function addHooks(): void
    {
        foreach (self::FILTERS as $filter) {
            // After all others: paragraphs, curly quotes and shortcodes must not reach the template's source and the data.
            add_filter($filter, [$this, 'finish'], PHP_INT_MAX);
        }
        // A whole area instead of a filter for each kind of widget: WordPress adds paragraphs to a classic text widget after
        // its last filter, and widgets of plugins have none.
        add_action('dynamic_sidebar_before', [$this, 'beginArea'], PHP_INT_MIN, 2);
        add_action('dynamic_sidebar_after', [$this, 'endArea'], PHP_INT_MAX);
        add_action('stallkeeper_search_widget', [$this, 'print']);
    }

    /**
     * @param mixed $html of a page
     * @return mixed the same with its widgets finished, up to ten on a page; anything but a string is returned as it is
     */
    public function finish(mixed $html): mixed
    {
        return is_string($html) ? $this->finished($html) : $html;
    }

    private function finished(string $html): string
    {
        if (!str_contains($html, FinishedWidget::CSS_CLASS) || !self::isPage()) {
            return $html;
        }
        $located = WidgetFinder::locate($html);
        $widgets = [];
        $key = current_filter() . ' ' . get_the_ID() . ' ' . md5($html);
        foreach ($this->numbers->forPiece($key, count($located)) as $index => $number) {
            $widgets[] = $located[$index] + ['finished' => SearchWidget::finish($located[$index]['attributes'], WidgetLocation::content($number))];
        }
        // From the last to the first, so that the offsets before stay true.
        foreach (array_reverse($widgets) as $widget) {
            $open = self::openTag(substr($html, $widget['start'], $widget['openEnd'] - $widget['start']), $widget['finished']->attributes);
            $html = substr($html, 0, $widget['start']) . $open . $widget['finished']->html . substr($html, $widget['closeStart']);
        }
        return $html;
    }

    /** @param bool $hasWidgets whether the area prints anything */
    public function beginArea(mixed $area, bool $hasWidgets): void
    {
        $isOpen = $hasWidgets && self::isPage() && ob_start();
        $this->areas[] = $isOpen ? ob_get_level() : 0;
    }

    public function endArea(): void
    {
        $level = array_pop($this->areas);
        // A widget that leaves a buffer of its own open keeps this one open, too: PHP prints both at the end.
        if ($level !== 0 && $level === ob_get_level()) {
            echo $this->finished((string) ob_get_clean());
        }
    }

    /**
     * Action `stallkeeper_search_widget`: prints a widget where it is fired. {@see stallkeeper_search_widget()}
     *
     * @param mixed $attributes by name, with or without `data-`; anything else is ignored
     */
    public function print(mixed $attributes = []): void
    {
        $number = self::isPage() ? $this->numbers->next() : null;
        if ($number !== null) {
            echo SearchWidget::finish(WidgetMarkup::attributes(is_array($attributes) ? $attributes : []), WidgetLocation::content($number))->element();
        }
    }

    /** @param array<string, string> $attributes */
    private static function openTag(string $tag, array $attributes): string
    {
        $processor = new WP_HTML_Tag_Processor($tag);
        if ($processor->next_tag()) {
            $processor->add_class(FinishedWidget::NO_EMOJI_CLASS);
            foreach ($attributes as $name => $value) {
                $processor->set_attribute($name, $value);
            }
        }
        return $processor->get_updated_html();
    }

    /**
     * Whether what is being rendered is part of a page for visitors. Content is also rendered for feeds, excerpts, the REST
     * API, background requests, the admin, the index, and descriptions in a page's head: there a widget stays as it was written.
     */
    public static function isPage(): bool
    {
        return !is_admin() && !is_feed() && !is_embed() && !wp_is_json_request() && !wp_doing_ajax()
            && !(defined('REST_REQUEST') && REST_REQUEST)
            && !doing_filter('get_the_excerpt') && !doing_action('wp_head') && !RecordFactory::isIndexing();
    }
}
