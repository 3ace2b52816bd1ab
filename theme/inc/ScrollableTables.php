<?php

declare(strict_types=1);

namespace Stallkeeper\Theme;

use WP_HTML_Tag_Processor;

/**
 * Makes wide tables and code blocks scrollable, including with the keyboard (WCAG 2.1.1). The page itself never scrolls
 * sideways (WCAG 1.4.10).
 */
final class ScrollableTables
{
    /** Block classes of <pre> elements whose lines wrap. They do not scroll, so they need no tabindex. */
    private const WRAPPING = ['wp-block-code', 'wp-block-verse', 'wp-block-preformatted'];

    public function addHooks(): void
    {
        // Run after blocks (9), paragraphs (10) and shortcodes (11).
        add_filter('the_content', [$this, 'makeScrollable'], 20);
    }

    /** Hook: `the_content`. */
    public function makeScrollable(string $html): string
    {
        /**
         * Filters whether wide tables and code in the content become scrollable.
         *
         * @param bool $isScrollable
         */
        $isScrollable = apply_filters('stallkeeper_scrollable_content', !is_feed() && !is_admin());

        return $isScrollable ? $this->code($this->tables($html)) : $html;
    }

    private function tables(string $html): string
    {
        // Leave the content unchanged if an author has not closed a table, because the wrapper would not be closed
        // either.
        if (preg_match_all('/<table\b/i', $html) !== preg_match_all('#</table\s*>#i', $html)) {
            return $html;
        }
        $open = sprintf('<div class="table-scroll" role="group" tabindex="0" aria-label="%s">', esc_attr__('Table', 'stallkeeper'));

        return preg_replace(['/<table\b/i', '#</table\s*>#i'], [$open . '$0', '$0</div>'], $html) ?? $html;
    }

    private function code(string $html): string
    {
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag(['tag_name' => 'PRE'])) {
            $class = $tags->get_attribute('class');
            $classes = is_string($class) ? explode(' ', $class) : [];
            if (array_intersect(self::WRAPPING, $classes) === []) {
                $tags->set_attribute('tabindex', '0');
            }
        }

        return $tags->get_updated_html();
    }
}
