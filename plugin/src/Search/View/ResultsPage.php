<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\View;

use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Tools\Search\Query\FacetedQuery;
use Stallkeeper\Tools\Search\Query\SearchBackend;
use Stallkeeper\Tools\Search\Query\SearchBatch;
use Stallkeeper\Tools\Search\Query\SearchGateway;
use Stallkeeper\Tools\Search\Query\WidgetLocation;
use WP_Post;
use WP_Query;

/** Lets WordPress's main query know what the engine found, so that the page costs one search and feeds, titles and counts agree. */
final class ResultsPage
{
    public function addHooks(): void
    {
        add_filter('posts_pre_query', [$this, 'answer'], 10, 2);
        // Before anything is printed. Feeds get their status from WordPress after the query, and lose it here again.
        add_action('template_redirect', [$this, 'checkLimits'], 0);
        add_filter('redirect_canonical', [$this, 'keepAddress']);
        // An empty search has a page, too: everything, newest first.
        add_filter('pre_handle_404', [$this, 'neverMissing'], 10, 2);
    }

    /**
     * @param list<WP_Post>|null $posts
     * @return list<WP_Post>|null null: WordPress searches by itself
     */
    public function answer(?array $posts, WP_Query $query): ?array
    {
        if ($posts !== null || is_admin() || !$query->is_main_query() || !$query->is_search() || !self::isPostSearch($query)) {
            return $posts;
        }
        $source = SearchBackend::ofResultsPage();
        if (!$source->canAnswer()) {
            return null;
        }
        // The same questions as the page's widget: what one of them asked, the other knows.
        $questions = SearchBatch::of($source, SearchSettings::fromAttributes([]), WidgetLocation::resultsPage(), FacetedQuery::current($source->indexName));
        $answer = $questions->answers()[0][0] ?? [];
        $query->found_posts = is_int($answer['nbHits'] ?? null) ? $answer['nbHits'] : 0;
        $query->max_num_pages = is_int($answer['nbPages'] ?? null) ? $answer['nbPages'] : 0;
        $ids = array_map(
            static fn(mixed $hit): int => is_array($hit) && is_string($hit['objectID'] ?? null) ? (int) $hit['objectID'] : 0,
            is_array($answer['hits'] ?? null) ? array_values($answer['hits']) : [],
        );
        return array_values(array_filter(array_map('get_post', array_filter($ids)), self::isListed(...)));
    }

    /** On `template_redirect`: refuses pages with a widget's search in their address before they print, and says so in the headers. */
    public function checkLimits(): void
    {
        if (WidgetLocation::isSearchedInContent() && SearchBackend::isOwnEngineAsked()) {
            SearchGateway::checkLimits();
        }
        SearchGateway::refusal()?->sendHeaders();
    }

    /** `/?s=…&paged=2` stays as it is under every permalink structure, because the script writes the same. */
    public function keepAddress(mixed $redirect): mixed
    {
        return is_search() ? false : $redirect;
    }

    public function neverMissing(mixed $isHandled, WP_Query $query): mixed
    {
        return $query->is_main_query() && $query->is_search() && !$query->is_feed() ? true : $isHandled;
    }

    /**
     * Whether a post is still published for everybody, and nobody needs a password for it. The index may be a little older.
     *
     * @phpstan-assert-if-true WP_Post $post
     */
    private static function isListed(mixed $post): bool
    {
        return $post instanceof WP_Post && $post->post_status === 'publish' && $post->post_password === '';
    }

    public static function isPostSearch(WP_Query $query): bool
    {
        return in_array($query->get('post_type'), ['', 'any', 'post', ['post']], true);
    }
}
