<?php

declare(strict_types=1);

namespace Stallkeeper\Theme;

use WP_HTML_Tag_Processor;

/**
 * Tables and code that are wider than a phone scroll by themselves, and so that a keyboard can do it too
 * (WCAG 2.1.1; the page itself never scrolls sideways, 1.4.10).
 */
final class ScrollableTables
{
    /** Blocks made of <pre> whose lines wrap: nothing to scroll, so no stop for the keyboard either. */
    private const WRAPPING = ['wp-block-code', 'wp-block-verse', 'wp-block-preformatted'];

    public function addHooks(): void
    {
        // After blocks (9), paragraphs (10) and shortcodes (11) have become HTML.
        add_filter('the_content', $this->scrollable(...), 20);
    }

    private function scrollable(string $html): string
    {
        /**
         * Whether wide tables and code of this page's content get a box that scrolls.
         *
         * @param bool $isScrollable
         */
        $isScrollable = apply_filters('stallkeeper_scrollable_content', !is_feed() && !is_admin());

        return $isScrollable ? $this->code($this->tables($html)) : $html;
    }

    private function tables(string $html): string
    {
        // An author's unclosed table would take the wrapper with it; then it stays as it is.
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
