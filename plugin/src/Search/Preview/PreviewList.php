<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Preview;

use Stallkeeper\Tools\OwnerMenu\OwnerMenu;

/** Prints explained results, and links to the screens that change them. */
final class PreviewList
{
    /** Slug of the screen with the list. */
    public const SLUG = 'stallkeeper-search-preview';

    /** @param int $page counted from 0 */
    public function print(string $query, string $type, int $page, PreviewResult $result): void
    {
        printf(
            '<h2>%s</h2><p>%s</p>',
            /* translators: %s: query of a visitor */
            esc_html(sprintf(__('Results of “%s”', 'stallkeeper-tools'), $query)),
            esc_html(
                sprintf(
                    /* translators: %s: number of results */
                    _n('%s result', '%s results', $result->total, 'stallkeeper-tools'),
                    number_format_i18n($result->total),
                ),
            ),
        );
        foreach ($result->notes as $note) {
            printf('<p>%s</p>', esc_html($note));
        }
        $this->printLinks($query);
        if ($result->hits !== []) {
            printf('<ol start="%d" style="max-width: 60rem">', (int) ($page * SearchPreview::PER_PAGE + 1));
            foreach ($result->hits as $hit) {
                self::printHit($hit);
            }
            echo '</ol>';
        }
        $this->printPages($query, $type, $page, $result->total);
    }

    private static function printHit(PreviewedHit $hit): void
    {
        $title = get_the_title($hit->post);
        $edit = current_user_can('edit_post', $hit->post) ? get_edit_post_link($hit->post) : null;
        printf(
            '<li class="card" style="max-width: none; margin-top: 0.5rem; padding-block: 0.5rem">' .
                '<strong><a href="%s">%s</a></strong>%s<ul class="ul-disc">',
            esc_url((string) get_permalink($hit->post)),
            esc_html($title === '' ? "#$hit->post" : wp_strip_all_tags($title)),
            is_string($edit)
                ? sprintf(
                    ' <a href="%s" aria-label="%s">%s</a>',
                    esc_url($edit),
                    /* translators: %s: title of a post or product */
                    esc_attr(sprintf(__('Edit “%s”', 'stallkeeper-tools'), wp_strip_all_tags($title))),
                    esc_html__('Edit', 'stallkeeper-tools'),
                )
                : '',
        );
        foreach ($hit->reasons as $reason) {
            printf('<li>%s</li>', esc_html($reason));
        }
        if ($hit->points !== []) {
            printf('<li>%s</li>', esc_html(self::points($hit->points)));
        }
        echo '</ul></li>';
    }

    /** @param non-empty-array<string, float> $points */
    private static function points(array $points): string
    {
        $parts = [];
        foreach ($points as $label => $part) {
            /* translators: 1: reason, such as "all words in the title", 2: number of points */
            $text = __('%1$s %2$s', 'stallkeeper-tools');
            $parts[] = sprintf($text, $label, number_format_i18n($part, 1));
        }

        return sprintf(
            /* translators: 1: number of points, 2: parts of it, separated by plus signs */
            __('Points: %1$s = %2$s', 'stallkeeper-tools'),
            number_format_i18n(array_sum($points), 1),
            implode(' + ', $parts),
        );
    }

    private function printLinks(string $query): void
    {
        $links = [get_search_link($query) => __('Open the results page', 'stallkeeper-tools')];
        /**
         * Filters the links of the search preview to screens that change the results of a query.
         *
         * @param array<string, string> $links texts by URL
         * @param string                $query query of the preview
         */
        $filtered = apply_filters('stallkeeper_search_preview_links', $links, $query);
        $shown = [];
        foreach (is_array($filtered) ? $filtered : [] as $address => $text) {
            if (is_string($address) && is_string($text)) {
                $shown[] = sprintf('<a href="%s">%s</a>', esc_url($address), esc_html($text));
            }
        }
        // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above
        echo $shown === [] ? '' : '<p>' . implode(' | ', $shown) . '</p>';
    }

    private function printPages(string $query, string $type, int $page, int $total): void
    {
        $last = min(SearchPreview::MAX_PAGE, intdiv(max(0, $total - 1), SearchPreview::PER_PAGE));
        $links = '';
        foreach (
            [[$page - 1, __('Previous page', 'stallkeeper-tools')], [$page + 1, __('Next page', 'stallkeeper-tools')]]
            as [$other, $text]
        ) {
            if ($other >= 0 && $other <= $last) {
                $links .= sprintf(
                    '<a class="button" href="%s">%s</a> ',
                    esc_url(self::address($query, $type, $other)),
                    esc_html($text),
                );
            }
        }
        // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above
        echo $links === '' ? '' : "<p>$links</p>";
    }

    /**
     * URL of the preview of a query.
     *
     * @param string $type key of SearchTypes; '' for the first one
     * @param int $page counted from 0
     */
    public static function address(string $query, string $type = '', int $page = 0): string
    {
        return OwnerMenu::address(self::SLUG, ['query' => $query, 'type' => $type, 'paged' => $page + 1]);
    }
}
