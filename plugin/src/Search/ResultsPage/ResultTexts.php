<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\ResultsPage;

use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Render\Search\SearchTexts;

/** Texts of the search that depend on data, in the language of the page. */
final class ResultTexts
{
    /** Estimates are rounded, so all of them have the plural form of this number. */
    private const ESTIMATE = 1000;

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
            /* translators: %s: estimated number of results, rounded to hundreds or more */
            _n('About %s result found', 'About %s results found', self::ESTIMATE, 'stallkeeper-tools'),
            /* translators: %s: the corrected search query */
            __('Results for %s.', 'stallkeeper-tools'),
            [
                'moreProducts' => __('No more products contain all words', 'stallkeeper-tools'),
                'noProduct' => __('No product contains all words', 'stallkeeper-tools'),
                'moreResults' => __('No more results contain all words', 'stallkeeper-tools'),
                'noResult' => __('No result contains all words', 'stallkeeper-tools'),
            ],
        );
    }

    /**
     * @return array{resultForms: list<string>, resultIndex: string, thousands: string, about: string} label of the link
     *     to all results, by their number
     */
    public function allResults(): array
    {
        global $wp_locale;
        $texts = SearchTexts::make(
            /* translators: %s: number of results; label of a link to all of them, below the suggestions */
            static fn(int $number): string => _n('Show %s result', 'All %s results', $number, 'stallkeeper-tools'),
            $wp_locale instanceof \WP_Locale ? self::thousands($wp_locale) : ',',
            '',
            '',
            '',
            /* translators: %s: rounded number of results; label of a link to all of them, below the suggestions */
            _n('Show about %s result', 'All results (about %s)', self::ESTIMATE, 'stallkeeper-tools'),
        );

        return [
            'resultForms' => $texts->resultForms,
            'resultIndex' => $texts->resultIndex,
            'thousands' => $texts->thousands,
            'about' => $texts->about,
        ];
    }

    private static function thousands(\WP_Locale $locale): string
    {
        $separator = $locale->number_format['thousands_sep'] ?? ',';
        return is_string($separator) ? html_entity_decode($separator, ENT_QUOTES | ENT_HTML5, 'UTF-8') : ',';
    }
}
