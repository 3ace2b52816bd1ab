<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Search\HitList;
use Stallkeeper\Render\Search\SearchResult;
use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Search\Log\Log;
use Stallkeeper\Search\SearchException;
use Stallkeeper\Tools\Api\ClientConfiguration;
use Stallkeeper\Tools\Api\HostedProvider;
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
     * @param Lazy<HostedProvider> $provider
     * @param Lazy<CoreSearch> $core
     * @param Lazy<SearchBackends> $backends
     * @param Lazy<Log> $log
     */
    public function __construct(
        private readonly RecordFactory $records,
        private readonly Products $products,
        private readonly PostDatabase $database,
        #[LazyService(PageLimits::class)] private readonly Lazy $limits,
        #[LazyService(HostedProvider::class)] private readonly Lazy $provider,
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
        $searches = $request->isRun() ? ProviderFormat::searches($request) : [];
        $hosted = $searches === [] ? null : $request->backend->hosted;
        try {
            $answers = $this->visible(
                ($hosted === null ? null : $this->askProvider($hosted, $searches)) ?? $this->askEngine($searches),
            );
        } catch (DatabaseError $error) {
            // An empty list without a message would look like a search without matches.
            $this->log->get()->error('A search could not read the database', $error);
            $this->refuse(RefusedSearch::unavailable());
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
     * Sends all searches in one request.
     *
     * @param non-empty-array<string, array<string, mixed>> $searches by name
     * @return SearchAnswers|null null if the provider did not answer
     */
    private function askProvider(ClientConfiguration $settings, array $searches): ?SearchAnswers
    {
        $responses = $this->provider->get()->ask($settings, array_values($searches));
        $hits = $searches[ProviderFormat::HITS];
        $last = self::lastPage(HitList::fromProvider($responses[0] ?? null));
        if ($responses !== null && self::page($hits) > $last) {
            $searches[ProviderFormat::HITS] = ['page' => $last] + $hits;
            $responses = $this->provider->get()->ask($settings, array_values($searches));
        }
        $this->hasHostedFailed = $this->hasHostedFailed || $responses === null;

        return $responses === null || count($responses) !== count($searches)
            ? null
            : ProviderFormat::answers(array_combine(array_keys($searches), $responses));
    }

    /** @param array<string, array<string, mixed>> $searches by name */
    private function askEngine(array $searches): SearchAnswers
    {
        $lists = $counts = [];
        foreach ($searches as $name => $params) {
            if (ProviderFormat::isFacetValueSearch($params)) {
                $counts = $this->countValues($params);
                continue;
            }
            $list = $this->find($params);
            $last = self::lastPage($list);
            $lists[$name] = self::page($params) > $last ? $this->find(['page' => $last] + $params) : $list;
        }

        return new SearchAnswers($lists, $counts);
    }

    private static function lastPage(HitList $list): int
    {
        return max(0, $list->pageCount - 1);
    }

    /** @param array<string, mixed> $params */
    private static function page(array $params): int
    {
        return Input::fromArray($params)->number('page');
    }

    /** @param array<string, mixed> $params */
    private function find(array $params): HitList
    {
        $list = $this->unlessRefused(
            fn(): ?HitList => $this->limits->get()->search($params, $this->isOfVisitor($params)),
        );
        if ($list !== null || $this->refusal !== null) {
            return $list ?? HitList::fromProvider(null);
        }
        $this->isLimited = $this->isLimited || $this->hasHostedFailed;

        return HitList::fromProvider($this->core->get()->search($params));
    }

    /**
     * @param array<string, mixed> $params
     * @return array<array-key, int> value => number of results; empty without the engine: WordPress's own search cannot
     *     count them
     */
    private function countValues(array $params): array
    {
        return $this->unlessRefused(
            fn(): array => $this->limits->get()->searchFacetValues($params, $this->isOfVisitor($params)),
        ) ?? [];
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
     * Whether the visitor has caused this search by an input. Searches that run on every visitor's page do not count.
     *
     * @param array<string, mixed> $params
     */
    private function isOfVisitor(array $params): bool
    {
        return is_search() || ($params['query'] ?? '') !== '' || ($params['page'] ?? 0) !== 0;
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
            array_map(
                fn(HitList $list): HitList => $list->withHits(
                    array_values(array_filter($list->hits, $this->isShown(...))),
                ),
                $answers->lists,
            ),
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
