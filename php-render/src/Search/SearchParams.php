<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

use Stallkeeper\Render\Http\Input;

/**
 * The search parameters of a widget, apart from query and page. PHP creates them and prints them into the page for the
 * script.
 */
final class SearchParams
{
    /**
     * @param bool $isEmbedded whether the site's own engine answers; only this engine can truncate texts
     * @return array<string, mixed> search parameters with the provider's names
     */
    public static function of(SearchSettings $settings, bool $isEmbedded): array
    {
        $shown = match ($settings->displayPostContentRadio) {
            'hide' => [],
            'excerpt' => ['post_excerpt', 'content'],
            'full' => ['content', 'record_index', 'record_count'],
            default => [],
        };
        $params = [
            'hitsPerPage' => $settings->hitsPerPage,
            'attributesToRetrieve' => ['post_title', 'permalink', 'post_author', 'post_date', 'post_date_formatted', 'taxonomies', ...$shown],
            'attributesToHighlight' => ['post_title', ...array_values(array_diff($shown, ['record_index', 'record_count']))],
            'highlightPreTag' => Highlight::PRE_TAG,
            'highlightPostTag' => Highlight::POST_TAG,
        ];
        if ($isEmbedded && $settings->displayPostContentRadio === 'excerpt') {
            // One more word than the excerpt shows that the text was truncated.
            $params['truncateWords'] = ['content' => $settings->excerptLength + 1, 'post_excerpt' => $settings->excerptLength + 1];
        }
        return $params;
    }

    /**
     * Prepares a response for the page's data: removes values that the script does not read, so that no text is
     * included twice.
     *
     *
     * @param array<string, mixed> $answer
     * @return array<string, mixed>
     */
    public static function answerForPage(array $answer): array
    {
        $hits = [];
        foreach (Input::of($answer)->list('hits') as $hit) {
            if (!is_array($hit)) {
                continue;
            }
            $marked = Input::of($hit)->at('_highlightResult')->all();
            foreach ($marked as $attribute => $result) {
                $marked[$attribute] = ['value' => Input::of($result)->text('value')];
                unset($hit[$attribute]);
            }
            $hits[] = ['_highlightResult' => $marked === [] ? new \stdClass() : $marked] + $hit;
        }
        return ['hits' => $hits] + $answer;
    }
}
