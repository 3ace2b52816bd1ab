<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Widget;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Tools\Search\Records\AnonymousContext;
use Stallkeeper\Tools\Templates\Styles;
use WP_HTML_Tag_Processor;

/**
 * Renders the search widgets of a page: elements with the widget's class in content, descriptions and widget areas, and
 * widgets that a template or a plugin prints with `stallkeeper_search_widget()`.
 */
final class WidgetContent
{
    /** Filters of the HTML that authors write. */
    public const AUTHORS_HTML = [
        'the_content',
        // Descriptions of all terms. WidgetMarkup allows the widget's element when a term is saved.
        'term_description',
        // Archive descriptions, including biographies of authors and descriptions of post types.
        'get_the_archive_description',
        // Product pages. WooCommerce also applies it to product categories and the shop page.
        'woocommerce_short_description',
    ];

    /**
     * @var list<int> output buffer level of each widget area that is being printed; 0 for areas that are not processed
     */
    private array $areas = [];

    /** @param Lazy<SearchWidget> $widget */
    public function __construct(
        private readonly WidgetNumbers $numbers,
        private readonly WidgetLocations $locations,
        private readonly AnonymousContext $anonymous,
        private readonly Styles $styles,
        #[LazyService(SearchWidget::class)] private readonly Lazy $widget,
    ) {}

    /**
     * Hook: the filters of HTML that authors write, after all other callbacks.
     *
     * @param mixed $html part of a page
     * @return mixed the same with up to ten widgets per page rendered; values other than strings unchanged
     */
    public function renderWidgets(mixed $html): mixed
    {
        return is_string($html) ? $this->rendered($html) : $html;
    }

    private function rendered(string $html): string
    {
        if (!str_contains($html, FinishedWidget::CSS_CLASS) || !$this->isPage()) {
            return $html;
        }
        $located = WidgetFinder::locate($html);
        $widgets = [];
        $key = current_filter() . ' ' . get_the_ID() . ' ' . md5($html);
        foreach ($this->numbers->forPiece($key, count($located)) as $index => $number) {
            $widgets[] = $located[$index] + [
                'finished' => $this->widget
                    ->get()
                    ->finish($located[$index]['attributes'], $this->locations->content($number)),
            ];
        }
        // From the last to the first, so that the other offsets stay valid.
        foreach (array_reverse($widgets) as $widget) {
            $open = self::openTag(
                substr($html, $widget['start'], $widget['openEnd'] - $widget['start']),
                $widget['finished']->attributes,
            );
            $html =
                substr($html, 0, $widget['start']) .
                $open .
                $widget['finished']->content($this->styles->beforeResults()) .
                substr($html, $widget['closeStart']);
        }
        return $html;
    }

    /**
     * Hook: `dynamic_sidebar_before`, before all other callbacks.
     *
     * @param bool $hasWidgets whether the area prints anything
     */
    public function beginArea(mixed $area, bool $hasWidgets): void
    {
        $isOpen = $hasWidgets && $this->isPage() && ob_start();
        $this->areas[] = $isOpen ? ob_get_level() : 0;
    }

    /** Hook: `dynamic_sidebar_after`, after all other callbacks. */
    public function endArea(): void
    {
        $level = array_pop($this->areas);
        // If a widget leaves its own output buffer open, this one stays open, too. PHP prints both at the end.
        if ($level !== 0 && $level === ob_get_level()) {
            echo $this->rendered((string) ob_get_clean());
        }
    }

    /**
     * Hook: `stallkeeper_search_widget`. Prints a widget. {@see stallkeeper_search_widget()}
     *
     * @param mixed $attributes values by attribute name, with or without `data-`; anything else is ignored
     */
    public function printWidget(mixed $attributes = []): void
    {
        echo $this->next(is_array($attributes) ? $attributes : []);
    }

    /**
     * @param array<string, string|int|bool> $attributes values by attribute name, with or without `data-`
     * @return string the widget of a block; its element, if renderWidgets() will render it with the content around it
     */
    public function html(array $attributes): string
    {
        $isRenderedLater = array_filter($this->areas) !== [] || array_filter(self::AUTHORS_HTML, 'doing_filter') !== [];

        return $isRenderedLater
            ? FinishedWidget::unfinished(WidgetMarkup::attributes($attributes))
            : $this->next($attributes);
    }

    /**
     * @param array<string, string|int|bool> $attributes values by attribute name, with or without `data-`
     * @return string the widget as the editor shows it
     */
    public function preview(array $attributes): string
    {
        return $this->widget
            ->get()
            ->finish(WidgetMarkup::attributes($attributes), $this->locations->content(1))
            ->element();
    }

    /** @param array<array-key, mixed> $attributes */
    private function next(array $attributes): string
    {
        $number = $this->isPage() ? $this->numbers->next() : null;

        return $number === null
            ? ''
            : $this->widget
                ->get()
                ->finish(WidgetMarkup::attributes($attributes), $this->locations->content($number))
                ->element($this->styles->beforeResults());
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
     * Whether the content being rendered is part of a page for visitors. WordPress also renders content for feeds,
     * excerpts, the REST API, background requests, the admin and the page's head, and the plugin for its index. There a
     * widget's element stays unchanged.
     */
    public function isPage(): bool
    {
        return !is_admin() &&
            !is_feed() &&
            !is_embed() &&
            !wp_is_json_request() &&
            !wp_doing_ajax() &&
            !(defined('REST_REQUEST') && REST_REQUEST) &&
            !doing_filter('get_the_excerpt') &&
            !doing_action('wp_head') &&
            !$this->anonymous->isRunning();
    }
}
