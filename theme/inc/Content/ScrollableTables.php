<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Content;

use WP_HTML_Tag_Processor;

/**
 * Makes wide tables and code blocks scrollable, including with the keyboard (WCAG 2.1.1). The page itself never scrolls
 * sideways (WCAG 1.4.10).
 */
final class ScrollableTables
{
    /** Block classes of <pre> elements whose lines wrap. They do not scroll, so they need no tabindex. */
    private const WRAPPING = ['wp-block-code', 'wp-block-verse', 'wp-block-preformatted'];

    /** Hook: filters of content, see ContentFeature. A text may pass several of them; a table gets one wrapper. */
    public function makeScrollable(mixed $html): mixed
    {
        if (!is_string($html) || preg_match('/<(?:table|pre)\b/i', $html) !== 1) {
            return $html;
        }
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
        $wrapper = sprintf(
            '<div class="table-scroll" role="group" tabindex="0" aria-label="%s">',
            esc_attr__('Table', 'stallkeeper'),
        );
        // For each open table, what to print behind its end tag.
        $ends = [];
        $wrap = static function (string $tag) use ($wrapper, &$ends): string {
            if (str_starts_with($tag, '</')) {
                return $tag . array_pop($ends);
            }
            $isNew = !str_starts_with($tag, '<div');
            $ends[] = $isNew ? '</div>' : '';

            return ($isNew ? $wrapper : '') . $tag;
        };

        return preg_replace_callback(
            '#(?:<div class="table-scroll"[^>]*>\s*)?<table\b|</table\s*>#i',
            static fn(array $match): string => $wrap($match[0]),
            $html,
        ) ?? $html;
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
