<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

use Stallkeeper\Render\Text\Highlight;

/**
 * The search parameters of a widget, apart from query and page. PHP creates them and prints them into the page for the
 * script.
 */
final class SearchParams
{
    /** If few records contain all words, records that contain some of them follow. */
    public const SIMILAR = ['removeWordsIfNoResults' => 'allOptional'];

    /** Overrides the hosted provider's settings, which make words optional. */
    private const EXACT = ['removeWordsIfNoResults' => 'none', 'typoTolerance' => false];

    /**
     * @param HitFields $fields fields that the templates can print
     * @param bool $isBuiltIn whether the built-in engine answers; only this engine can truncate texts
     * @param bool $isExact whether to find exactly what was typed
     * @return array<string, mixed> search parameters with the provider's names
     */
    public static function build(
        SearchSettings $settings,
        HitFields $fields,
        bool $isBuiltIn,
        bool $isExact = false,
    ): array {
        $display = ContentDisplay::from($settings->displayPostContentRadio);
        $shown = $display->fields();
        $params = [
            'hitsPerPage' => $settings->hitsPerPage,
            'attributesToRetrieve' => [
                'post_title',
                'permalink',
                'post_date',
                'post_date_formatted',
                ...$fields->ofPosts()->attributes(),
                ...$shown,
            ],
            'attributesToHighlight' => [
                'post_title',
                ...array_values(array_diff($shown, ['record_index', 'record_count'])),
            ],
            'highlightPreTag' => Highlight::PRE_TAG,
            'highlightPostTag' => Highlight::POST_TAG,
            ...$isExact ? self::EXACT : self::SIMILAR,
        ];
        if ($isBuiltIn && $display === ContentDisplay::Excerpt) {
            // One more word than the excerpt shows that the text was truncated.
            $params['truncateWords'] = [
                'content' => $settings->excerptLength + 1,
                'post_excerpt' => $settings->excerptLength + 1,
            ];
        }
        return $params;
    }
}
