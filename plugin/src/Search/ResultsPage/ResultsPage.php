<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\ResultsPage;

use Stallkeeper\Render\Search\HitList;
use Stallkeeper\Render\Search\ResultType;
use Stallkeeper\Render\Search\SearchResult;
use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Tools\Search\Records\DatabaseError;
use Stallkeeper\Tools\Search\Records\SearchablePosts;
use Stallkeeper\Tools\Search\ResultsPageSearch;
use Stallkeeper\Tools\Search\SearchBackends;
use Stallkeeper\Tools\Search\SearchGateway;
use Stallkeeper\Tools\Search\Widget\WidgetLocations;
use WP_Post;
use WP_Query;

/**
 * Gives WordPress's main query the search's results, so that feeds, titles and counts agree and the page searches once.
 *
 * A page number that is too high shows the last page. `redirect_canonical` is off for searches, so that PHP and the
 * script have the same URLs.
 */
final class ResultsPage
{
    /** Query variables that limit a search, and of which no archive is. */
    private const CONDITIONS = [
        'cat',
        'category__in',
        'category__not_in',
        'category__and',
        'tag_id',
        'tag__in',
        'tag__not_in',
        'tag__and',
        'tag_slug__in',
        'tag_slug__and',
        'author__in',
        'author__not_in',
        'date_query',
        'meta_key',
        'meta_value',
        'meta_query',
        'name',
        'p',
        'page_id',
        'pagename',
        'post__in',
        'post__not_in',
        'post_name__in',
        'post_parent',
        'post_parent__in',
        'post_parent__not_in',
        'title',
        'exact',
        'sentence',
    ];

    /**
     * @param Lazy<SearchGateway> $gateway
     * @param Lazy<ResultsPageSearch> $search
     * @param Lazy<SearchBackends> $backends
     * @param Lazy<SearchablePosts> $posts
     */
    public function __construct(
        private readonly WidgetLocations $locations,
        #[LazyService(SearchGateway::class)] private readonly Lazy $gateway,
        #[LazyService(ResultsPageSearch::class)] private readonly Lazy $search,
        #[LazyService(SearchBackends::class)] private readonly Lazy $backends,
        #[LazyService(SearchablePosts::class)] private readonly Lazy $posts,
    ) {}

    /**
     * Hook: `posts_pre_query`.
     *
     * @param list<WP_Post>|null $posts
     * @return list<WP_Post>|null null to let WordPress search
     */
    public function answerQuery(?array $posts, WP_Query $query): ?array
    {
        if ($posts !== null || !self::isSearchPage($query) || !self::isSiteSearch($query)) {
            return $posts;
        }
        $search = $this->search->get();
        if (!$search->canAnswer()) {
            return null;
        }
        // The widget of this page shows the same result.
        $result = $search->result();
        $query->found_posts = $result->total();
        $query->max_num_pages = $result->hits->pageCount ?? 0;
        $hits = $query->is_feed() ? self::ofAllTypes($result) : $result->hits->hits ?? [];
        return array_values(
            array_filter(
                array_map('get_post', array_filter(array_map(HitList::postId(...), $hits))),
                self::isListed(...),
            ),
        );
    }

    /**
     * Hook: `posts_where`. Excludes hidden products, and posts that the owner has excluded from searches, from the
     * results that WordPress itself finds.
     */
    public function excludeUnlisted(mixed $where, mixed $query): mixed
    {
        if (!is_string($where) || !($query instanceof WP_Query) || !$this->isSearchByWordPress($query)) {
            return $where;
        }
        try {
            return "$where AND {$this->posts->get()->inSearches()->conditionOfListed()}";
        } catch (DatabaseError $error) {
            $this->gateway->get()->refuseUnreadable($error);

            return "$where AND 1 = 0";
        }
    }

    /** Whether the results of WordPress's main query are shown: in an archive, or in a feed without the engine. */
    private function isSearchByWordPress(WP_Query $query): bool
    {
        return self::isSearchPage($query) &&
            (!self::isSiteSearch($query) || ($query->is_feed() && !$this->search->get()->canAnswer()));
    }

    private static function isSearchPage(WP_Query $query): bool
    {
        return !is_admin() && $query->is_main_query() && $query->is_search();
    }

    /** @return list<mixed> hits for a feed, which has no tabs: first those of the shown type */
    private static function ofAllTypes(SearchResult $result): array
    {
        $others = array_filter($result->types, static fn(ResultType $type): bool => $type !== $result->shown);

        return array_merge(
            $result->hits->hits ?? [],
            ...array_map(static fn(ResultType $type): array => $type->list->hits, array_values($others)),
        );
    }

    /**
     * Hook: `template_redirect`. Refuses pages whose URL contains a widget's search, and sends the headers of a
     * refusal.
     */
    public function checkLimits(): void
    {
        $isInContent = $this->locations->isSearchedInContent();
        if ($isInContent && $this->backends->get()->isBuiltInEngineInUse()) {
            $this->gateway->get()->checkLimits();
        }
        if ($isInContent || is_search()) {
            $this->gateway->get()->refusal()?->sendHeaders();
        }
    }

    /** Hook: `redirect_canonical`. Keeps `/?s=…&paged=2` with all permalink settings, because the script uses it. */
    public function keepAddress(mixed $redirect): mixed
    {
        return is_search() ? false : $redirect;
    }

    /** Hook: `pre_handle_404`. */
    public function keepEmptySearch(mixed $isHandled, WP_Query $query): mixed
    {
        return $query->is_main_query() && $query->is_search() && !$query->is_feed() ? true : $isHandled;
    }

    /**
     * Whether a post is still published without a password. The index may be slightly older.
     *
     * @phpstan-assert-if-true WP_Post $post
     */
    private static function isListed(mixed $post): bool
    {
        return $post instanceof WP_Post && $post->post_status === 'publish' && $post->post_password === '';
    }

    /**
     * Whether the query searches the whole site. WordPress itself searches inside of an archive, such as a category, or
     * with other conditions, because the backends cannot express all of them.
     */
    public static function isSiteSearch(WP_Query $query): bool
    {
        return in_array($query->get('post_type'), ['', 'any', 'post', ['post']], true) &&
            !$query->is_category() &&
            !$query->is_tag() &&
            !$query->is_author() &&
            !$query->is_date() &&
            !$query->is_post_type_archive() &&
            // Polylang's language is a taxonomy, too. Searches have a filter for it.
            (!$query->is_tax() || $query->is_tax('language')) &&
            array_filter(array_map($query->get(...), self::CONDITIONS)) === [];
    }
}
