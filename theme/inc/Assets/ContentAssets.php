<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Assets;

use Stallkeeper\Theme\Widgets\WidgetAreas;
use WP_Dependencies;

/**
 * Prints the stylesheets and scripts that only the content needs between header and content, so that the browser shows
 * the header before it has loaded them. It waits for them before it shows the content.
 *
 * A stylesheet or a script in the head that depends on one of them gets it there. So does a child theme whose
 * `header.php` does not call this class.
 */
final class ContentAssets
{
    /** Key of wp_style_add_data() and wp_script_add_data(): true for what the header does not need. */
    public const DATA = 'stallkeeper_after_header';

    /** Widgets that the theme's own stylesheet styles. Any other one in the header may need the others. */
    private const PLAIN_WIDGETS = '/^(?:text|custom_html|nav_menu|search)-/';

    private bool $isExpected = false;

    /** @var list<string> handles of stylesheets that print() prints */
    private array $styles = [];

    /** For `header.php`, before wp_head(): print() will be called. */
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
        $this->styles = array_values(array_intersect(wp_styles()->queue, self::marked(wp_styles())));
        array_map('wp_dequeue_style', $this->styles);
        $scripts = wp_scripts();
        $marked = self::marked($scripts);
        // What a plugin enqueues itself, it may need in the head.
        foreach (array_intersect($marked, $scripts->queue) === [] ? $marked : [] as $handle) {
            $scripts->add_data($handle, 'group', 1);
        }
    }

    /** For `header.php`, after the header. */
    public function print(): void
    {
        array_map('wp_enqueue_style', $this->styles);
        wp_styles()->do_items($this->styles);
        $scripts = wp_scripts();
        $moved = array_values(array_intersect($scripts->in_footer, self::marked($scripts)));
        $scripts->do_items($moved);
        if ($this->styles !== [] && $moved === []) {
            // Firefox shows content before the stylesheets above it are loaded, unless a script is in between.
            wp_print_inline_script_tag(' ');
        }
        $this->styles = [];
    }

    /** @return list<string> handles */
    private static function marked(WP_Dependencies $assets): array
    {
        return array_values(
            array_filter(
                array_keys($assets->registered),
                static fn(string $handle): bool => $assets->get_data($handle, self::DATA) === true,
            ),
        );
    }
}
