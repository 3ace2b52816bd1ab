<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use Stallkeeper\Render\Search\HitList;
use Stallkeeper\Render\Search\SearchResult;
use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Search\Log\Log;
use Stallkeeper\Search\SearchException;
use Stallkeeper\Tools\Api\SearchAnswers;
use Stallkeeper\Tools\Api\SearchBackend;
use Stallkeeper\Tools\Api\SearchQuery;
use Stallkeeper\Tools\Search\Engine\BuiltInBackend;
use Stallkeeper\Tools\Search\Limits\PageLimits;
use Stallkeeper\Tools\Search\Records\DatabaseError;
use Stallkeeper\Tools\Search\Records\PostDatabase;
use Stallkeeper\Tools\Search\Records\Products;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use WP_Post;

/**
 * Runs each search once per request. Uses the hosted provider if it is in use. Otherwise, or if the provider fails,
 * uses the built-in engine. If that cannot answer, uses WordPress's own search.
 */
final class SearchGateway
{
    /**
     * @var array<int, array<string, SearchResult>> results of this page by site id and key, because content may be
     *     filtered twice
     */
    private array $results = [];

    private bool $hasHostedFailed = false;
    private bool $isLimited = false;
    private ?RefusedSearch $refusal = null;

    /**
     * @param Lazy<PageLimits> $limits
     * @param Lazy<SearchBackend> $provider
     * @param Lazy<BuiltInBackend> $builtIn
     * @param Lazy<CoreSearch> $core
     * @param Lazy<SearchBackends> $backends
     * @param Lazy<Log> $log
     */
    public function __construct(
        private readonly RecordFactory $records,
        private readonly Products $products,
        private readonly PostDatabase $database,
        #[LazyService(PageLimits::class)] private readonly Lazy $limits,
        #[LazyService(SearchBackend::class)] private readonly Lazy $provider,
        #[LazyService(BuiltInBackend::class)] private readonly Lazy $builtIn,
        #[LazyService(CoreSearch::class)] private readonly Lazy $core,
        #[LazyService(SearchBackends::class)] private readonly Lazy $backends,
        #[LazyService(Log::class)] private readonly Lazy $log,
    ) {}

    /**
     * @return SearchResult the same object for the same request. A page number that is too high returns the last page.
     */
    public function search(SearchRequest $request): SearchResult
    {
        return $this->results[get_current_blog_id()][$request->key()] ??= $this->run($request);
    }

    private function run(SearchRequest $request): SearchResult
    {
        $queries = $request->isRun() ? ProviderFormat::queries($request) : [];
        $answers = new SearchAnswers();
        try {
            if ($queries !== []) {
                $answers = $request->backend->hosted === null ? null : $this->askProvider($queries);
                $answers = $this->visible($answers ?? $this->askEngine($queries));
            }
        } catch (DatabaseError $error) {
            $this->refuseUnreadable($error);
            $answers = new SearchAnswers();
        }
        $hasFacets =
            $answers->lists !== [] && !$this->isLimited && $this->backends->get()->canAnswer($request->backend);

        return ProviderFormat::result($request, $answers, $hasFacets, $this->isLimited, $this->refusal?->message());
    }

    /** Whether both the hosted provider and the built-in engine have failed. The page then shows a notice. */
    public function areLimited(): bool
    {
        return $this->isLimited;
    }

    /** @return RefusedSearch|null the refusal of this page's searches; null if none was refused so far */
    public function refusal(): ?RefusedSearch
    {
        return $this->refusal;
    }

    /** Refuses this page, before it prints anything, if the visitor has searched too often. */
    public function checkLimits(): void
    {
        $wait = $this->secondsToWait();
        if ($this->refusal === null && $wait > 0) {
            $this->refuse(RefusedSearch::after($wait));
        }
    }

    /**
     * Refuses this page because the database cannot be read. An empty list without a message would look like a search
     * without matches.
     */
    public function refuseUnreadable(DatabaseError $error): void
    {
        $this->log->get()->error('A search could not read the database', $error);
        $this->refuse(RefusedSearch::unavailable());
    }

    /**
     * Counts this request as one search of the visitor.
     *
     * @return int seconds until the visitor may search again; 0 if the search is allowed
     */
    public function secondsToWait(): int
    {
        return $this->limits->get()->wait();
    }

    private function refuse(RefusedSearch $refusal): void
    {
        $this->refusal = $refusal;
        $refusal->sendHeaders();
    }

    /**
     * @param non-empty-array<string, SearchQuery> $queries by name
     * @return SearchAnswers|null null if the provider did not answer
     */
    private function askProvider(array $queries): ?SearchAnswers
    {
        $answers = $this->provider->get()->search($queries);
        $isPastEnd = false;
        foreach ($answers->lists ?? [] as $name => $list) {
            $last = max(0, $list->pageCount - 1);
            if (isset($queries[$name]) && $queries[$name]->page() > $last) {
                $queries[$name] = $queries[$name]->withPage($last);
                $isPastEnd = true;
            }
        }
        $answers = $isPastEnd ? $this->provider->get()->search($queries) : $answers;
        $this->hasHostedFailed = $this->hasHostedFailed || $answers === null;

        return $answers;
    }

    /** @param non-empty-array<string, SearchQuery> $queries by name */
    private function askEngine(array $queries): SearchAnswers
    {
        $answers = $this->unlessRefused(fn(): SearchAnswers => $this->builtIn->get()->search($queries));
        if ($this->refusal !== null) {
            return $answers ?? new SearchAnswers();
        }
        $lists = [];
        foreach ($queries as $name => $query) {
            // WordPress's own search cannot count the values of a filter.
            if ($query->facet() === null) {
                $lists[$name] = $answers->lists[$name] ?? $this->searchWithCore($query);
            }
        }

        return new SearchAnswers($lists, $answers->valueCounts ?? []);
    }

    private function searchWithCore(SearchQuery $query): HitList
    {
        $this->isLimited = $this->isLimited || $this->hasHostedFailed;
        $search = fn(SearchQuery $query): HitList => HitList::fromProvider($this->core->get()->search($query->params));
        $list = $search($query);
        $last = max(0, $list->pageCount - 1);

        return $query->page() > $last ? $search($query->withPage($last)) : $list;
    }

    /**
     * Refuses the page if a search is refused: WordPress's own search would cost even more.
     *
     * @template T
     *
     * @param callable(): T $search
     * @return T|null null if this search or an earlier one was refused, or if this search is invalid
     */
    private function unlessRefused(callable $search): mixed
    {
        if ($this->refusal !== null) {
            return null;
        }
        try {
            return $search();
        } catch (SearchException $error) {
            $refusal = RefusedSearch::fromError($error);
            if ($refusal !== null) {
                $this->refuse($refusal);
            }

            return null;
        }
    }

    /**
     * Removes posts that searches may not find, because the index may be slightly older than the posts, and because
     * WordPress's own search does not know the current result of the filter `stallkeeper_search_is_searchable`.
     *
     * @throws DatabaseError if the posts cannot be read: all of them would be removed then
     */
    private function visible(SearchAnswers $answers): SearchAnswers
    {
        $ids = array_map(
            static fn(HitList $list): array => array_map(HitList::postId(...), $list->hits),
            array_values($answers->lists),
        );
        // The check below reads terms of products, and the metadata of posts that are excluded from searches.
        $this->database->prime(array_values(array_filter(array_merge(...$ids))), $this->products->areIndexed());

        return new SearchAnswers(
            array_map(fn(HitList $list): HitList => $list->onlyHits($this->isShown(...)), $answers->lists),
            $answers->valueCounts,
        );
    }

    private function isShown(mixed $hit): bool
    {
        $id = HitList::postId($hit);
        $post = $id > 0 ? get_post($id) : null;

        return $post instanceof WP_Post && $this->records->isSearchable($post);
    }
}
