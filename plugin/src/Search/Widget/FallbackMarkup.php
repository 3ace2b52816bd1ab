<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Widget;

use Stallkeeper\Render\Search\SearchSettings;

/** Minimal HTML of the form and the results, without a template. Shown while a template is invalid. */
final class FallbackMarkup
{
    /**
     * @param array{summary: string, refusal: array{message: string, ...}|null, tabs: list<array{href: string,
     *     label: string, count: string, ...}>, products: list<array{title: string, permalink: string, ...}>,
     *     hits: list<array{title: string, permalink: string, ...}>,
     *     partialProducts: list<array{title: string, permalink: string, ...}>,
     *     partialHits: list<array{title: string, permalink: string, ...}>,
     *     pagination: array{previousHref: ?string, nextHref: ?string, ...}|null, ...} $view
     * @param string $action URL that the form submits to
     */
    public static function html(string $query, array $view, string $action): string
    {
        $items = '';
        $hits = [...$view['products'], ...$view['hits'], ...$view['partialProducts'], ...$view['partialHits']];
        foreach ($hits as $hit) {
            $items .= sprintf('<li><a href="%s">%s</a></li>', esc_url($hit['permalink']), esc_html($hit['title']));
        }
        $refusal = $view['refusal'] === null ? '' : '<p>' . esc_html($view['refusal']['message']) . '</p>';
        $tabs = '';
        foreach ($view['tabs'] as $tab) {
            $tabs .= self::link($tab['href'], "{$tab['label']} {$tab['count']}");
        }
        $links =
            self::link($view['pagination']['previousHref'] ?? null, __('Previous', 'stallkeeper-tools')) .
            self::link($view['pagination']['nextHref'] ?? null, __('Next', 'stallkeeper-tools'));
        return self::form($query, $action) .
            $refusal .
            sprintf('<p>%s</p>%s<ol>%s</ol>%s', esc_html($view['summary']), $tabs, $items, $links);
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

    private static function link(?string $address, string $text): string
    {
        return $address === null ? '' : sprintf('<a href="%s">%s</a> ', esc_url($address), esc_html($text));
    }
}
