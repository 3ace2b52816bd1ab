<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\View;

use Stallkeeper\Render\Search\SearchSettings;

/** Minimal HTML of the form and the results, without a template. Shown while a template is invalid. */
final class FallbackMarkup
{
    /**
     * @param array{summary: string, refused: list<array{message: string, ...}>, hits: list<array{title: string, permalink: string}>, pagination: list<array{previous: list<string>, next: list<string>}>} $view
     * @param string $action URL that the form submits to
     */
    public static function html(string $query, array $view, string $action): string
    {
        $items = '';
        foreach ($view['hits'] as $hit) {
            $items .= sprintf('<li><a href="%s">%s</a></li>', esc_url($hit['permalink']), esc_html($hit['title']));
        }
        $refused = implode('', array_map(static fn(array $refusal): string => '<p>' . esc_html($refusal['message']) . '</p>', $view['refused']));
        $links = '';
        foreach ($view['pagination'] as $pages) {
            $links .= self::link($pages['previous'], __('Previous', 'stallkeeper-tools')) . self::link($pages['next'], __('Next', 'stallkeeper-tools'));
        }
        return self::form($query, $action) . $refused . sprintf('<p>%s</p><ol>%s</ol>%s', esc_html($view['summary']), $items, $links);
    }

    public static function form(string $query, string $action): string
    {
        return sprintf(
            '<form role="search" method="get" action="%s"><label>%s <input type="search" name="s" value="%s" maxlength="%d" required></label> <button type="submit">%s</button></form>',
            esc_url($action),
            esc_html__('Search for:', 'stallkeeper-tools'),
            esc_attr($query),
            SearchSettings::QUERY_MAX_LENGTH,
            esc_html__('Search', 'stallkeeper-tools'),
        );
    }

    /** @param list<string> $addresses zero or one URL */
    private static function link(array $addresses, string $text): string
    {
        return $addresses === [] ? '' : sprintf('<a href="%s">%s</a> ', esc_url($addresses[0]), esc_html($text));
    }
}
