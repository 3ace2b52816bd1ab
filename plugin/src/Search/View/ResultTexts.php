<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\View;

use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Render\Search\SearchTexts;

/** Texts of the search that depend on data, in the language of the page. */
final class ResultTexts
{
    public function current(): SearchTexts
    {
        global $wp_locale;
        return SearchTexts::make(
            /* translators: %s: number of results */
            static fn(int $number): string => _n('%s result found', '%s results found', $number, 'stallkeeper-tools'),
            $wp_locale instanceof \WP_Locale ? self::thousands($wp_locale) : ',',
            __('(untitled)', 'stallkeeper-tools'),
            /* translators: %s: page number; names a link to a page of search results */
            __('Page %s', 'stallkeeper-tools'),
            sprintf(
                /* translators: %d: number of characters */
                __('Searches are limited to %d characters. The rest of your query was ignored.', 'stallkeeper-tools'),
                SearchSettings::QUERY_MAX_LENGTH,
            ),
        );
    }

    private static function thousands(\WP_Locale $locale): string
    {
        $separator = $locale->number_format['thousands_sep'] ?? ',';
        return is_string($separator) ? html_entity_decode($separator, ENT_QUOTES | ENT_HTML5, 'UTF-8') : ',';
    }
}
