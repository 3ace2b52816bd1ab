<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Assets;

use Stallkeeper\Theme\Widgets\WidgetAreas;

/**
 * Prints stylesheets and scripts that the header does not need in front of what needs them, so that the browser shows
 * the header before it has loaded them. It waits for a stylesheet before it shows what follows.
 *
 * A stylesheet or a script in the head that depends on one of them gets it there. A child theme whose `header.php` does
 * not call this class has everything in the head.
 */
final class ContentAssets
{
    /** Key of wp_styles()->add_data() and wp_scripts()->add_data(). The value is one of the constants below. */
    public const DATA = 'stallkeeper_place';

    /** Between header and content. */
    public const CONTENT = 'content';

    /** In front of the comments. For stylesheets only. */
    public const COMMENTS = 'comments';

    /** In front of the first widget area after the header. For stylesheets only. */
    public const WIDGETS = 'widgets';

    /** Widgets that the theme's own stylesheet styles. Any other one in the header may need the others. */
    private const PLAIN_WIDGETS = '/^(?:text|custom_html|nav_menu|search)-/';

    private bool $isExpected = false;

    private bool $isHeaderPrinted = false;

    /** @var array<string, list<string>> handles of stylesheets that are not printed yet, by place */
    private array $styles = [];

    /** @var list<string> handles of scripts for the content */
    private array $scripts = [];

    /**
     * @return string place of stylesheets that widgets need. On pages, the content: page builders show products there
     *     that nothing announces before the head is printed
     */
    public static function placeForWidgets(): string
    {
        return is_page() ? self::CONTENT : self::WIDGETS;
    }

    /** For `header.php`, before wp_head(): printAfterHeader() will be called. */
    public function expectPrint(): void
    {
        $this->isExpected = true;
    }

    /** Hook: `wp_head`, before WordPress prints stylesheets (8) and scripts (9). */
    public function moveFromHead(): void
    {
        $inHeader = wp_get_sidebars_widgets()[WidgetAreas::HEADER] ?? [];
        if (!$this->isExpected || preg_grep(self::PLAIN_WIDGETS, (array) $inHeader, PREG_GREP_INVERT) !== []) {
            return;
        }
        foreach (wp_styles()->queue as $handle) {
            $place = wp_styles()->get_data($handle, self::DATA);
            if (is_string($place)) {
                $this->styles[$place][] = $handle;
            }
        }
        array_map('wp_dequeue_style', array_merge(...array_values($this->styles)));
        $scripts = wp_scripts();
        foreach (array_keys($scripts->registered) as $handle) {
            if ($scripts->get_data($handle, self::DATA) === self::CONTENT) {
                $this->scripts[] = $handle;
            }
        }
        // A plugin that enqueues one of them itself may need it in the head.
        if (array_intersect($this->scripts, $scripts->queue) === []) {
            foreach ($this->scripts as $handle) {
                $scripts->add_data($handle, 'group', 1);
            }
        }
    }

    /** For `header.php`, after the header. */
    public function printAfterHeader(): void
    {
        $this->isHeaderPrinted = true;
        $scripts = wp_scripts();
        $moved = array_values(array_intersect($scripts->in_footer, $this->scripts));
        $this->printStyles(self::CONTENT, $moved !== []);
        $scripts->do_items($moved);
    }

    /** Hook: `comments_template`. */
    public function printForComments(mixed $file): mixed
    {
        $this->printStyles(self::COMMENTS);

        return $file;
    }

    /** Hook: `dynamic_sidebar_before`. */
    public function printForWidgets(): void
    {
        if ($this->isHeaderPrinted) {
            $this->printStyles(self::WIDGETS);
        }
    }

    /** Hook: `wp_footer`. For places that the page does not have. */
    public function enqueueRest(): void
    {
        array_map('wp_enqueue_style', array_merge(...array_values($this->styles)));
        $this->styles = [];
    }

    private function printStyles(string $place, bool $isScriptNext = false): void
    {
        $styles = $this->styles[$place] ?? [];
        unset($this->styles[$place]);
        array_map('wp_enqueue_style', $styles);
        // A stylesheet in the head may have needed some of them.
        $left = array_values(array_diff($styles, wp_styles()->done));
        wp_styles()->do_items($left);
        if ($left !== [] && !$isScriptNext) {
            // Firefox shows content before the stylesheets above it are loaded, unless a script is in between.
            wp_print_inline_script_tag(' ');
        }
    }
}
