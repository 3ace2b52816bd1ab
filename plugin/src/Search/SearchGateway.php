<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Search\HitList;
use Stallkeeper\Render\Search\SearchResult;
use Stallkeeper\Render\Search\SearchType;
use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Search\Log\Log;
use Stallkeeper\Search\SearchException;
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
            $responses =
                ($hosted === null ? null : $this->hosted($hosted, $searches)) ??
                $this->visible(array_map($this->ask(...), $searches));
        } catch (DatabaseError $error) {
            // An empty list without a message would look like a search without matches.
            $this->log->get()->error('A search could not read the database', $error);
            $this->refuse(RefusedSearch::unavailable());
            $responses = [];
        }
        $hasFacets = $responses !== [] && !$this->isLimited && $this->backends->get()->canAnswer($request->backend);

        return ProviderFormat::result($request, $responses, $hasFacets, $this->isLimited, $this->refusal?->message());
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
     * @return array<string, array<string, mixed>>|null null if the provider did not answer
     */
    private function hosted(ClientConfiguration $settings, array $searches): ?array
    {
        $responses = $this->provider->get()->ask($settings, array_values($searches));
        $hits = $searches[ProviderFormat::HITS];
        $last = self::lastPage($responses[0] ?? []);
        if ($responses !== null && Input::fromArray($hits)->number('page') > $last) {
            $searches[ProviderFormat::HITS] = ['page' => $last] + $hits;
            $responses = $this->provider->get()->ask($settings, array_values($searches));
        }
        $this->hasHostedFailed = $this->hasHostedFailed || $responses === null;

        return $responses === null || count($responses) !== count($searches)
            ? null
            : $this->visible(array_combine(array_keys($searches), $responses));
    }

    /**
     * @param array<string, mixed> $params
     * @return array<string, mixed>
     */
    private function ask(array $params): array
    {
        $response = $this->once($params);
        $last = self::lastPage($response);
        return Input::fromArray($params)->number('page') > $last ? $this->once(['page' => $last] + $params) : $response;
    }

    /** @param array<string, mixed> $response */
    private static function lastPage(array $response): int
    {
        return max(0, Input::fromArray($response)->number('nbPages') - 1);
    }

    /**
     * @param array<string, mixed> $params
     * @return array<string, mixed>
     */
    private function once(array $params): array
    {
        $isFacet = ($params['type'] ?? '') === SearchType::Facet->value;
        $nothing = $isFacet ? ['facetHits' => []] : ['hits' => []];
        if ($this->refusal !== null) {
            return $nothing;
        }
        try {
            $response = $this->limits->get()->search($params, $this->isOfVisitor($params));
        } catch (SearchException $error) {
            $refusal = RefusedSearch::fromError($error);
            if ($refusal !== null) {
                // WordPress's own search would cost even more.
                $this->refuse($refusal);

                return $nothing;
            }
            $response = null;
        }
        if ($isFacet) {
            // WordPress's own search cannot count facet values.
            return $response ?? $nothing;
        }
        $this->isLimited = $this->isLimited || ($response === null && $this->hasHostedFailed);
        return $response ?? $this->core->get()->search($params);
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
     * @template T of array-key
     *
     * @param array<T, array<string, mixed>> $responses
     * @return array<T, array<string, mixed>>
     *
     * @throws DatabaseError if the posts cannot be read: all of them would be removed then
     */
    private function visible(array $responses): array
    {
        $lists = array_filter($responses, static fn(array $response): bool => isset($response['hits']));
        $ids = array_map(
            static fn(array $response): array => array_map(
                HitList::postId(...),
                Input::fromArray($response)->list('hits'),
            ),
            $lists,
        );
        // The check below reads terms of products, and the metadata of posts that are excluded from searches.
        $this->database->prime(
            array_values(array_filter(array_merge(...array_values($ids)))),
            $this->products->areIndexed(),
        );
        foreach ($lists as $name => $response) {
            $responses[$name] =
                ['hits' => array_values(array_filter(Input::fromArray($response)->list('hits'), $this->isShown(...)))] +
                $response;
        }

        return $responses;
    }

    private function isShown(mixed $hit): bool
    {
        $id = HitList::postId($hit);
        $post = $id > 0 ? get_post($id) : null;

        return $post instanceof WP_Post && $this->records->isSearchable($post);
    }
}
