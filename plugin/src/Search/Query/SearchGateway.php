<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Query;

use Stallkeeper\Render\Search\HitList;
use Stallkeeper\Render\Search\SearchResult;
use Stallkeeper\Render\Search\SearchType;
use Stallkeeper\Render\Search\UntrustedData;
use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Search\Http\BadRequest;
use Stallkeeper\Tools\Search\Content\Products;
use Stallkeeper\Tools\Search\Content\RecordFactory;
use WP_Post;

/**
 * Runs each search once per request. Uses the hosted provider if it is in use. Otherwise, or if the provider fails, uses
 * the embedded engine. If that cannot answer, uses WordPress's own search.
 */
final class SearchGateway
{
    /** @var array<int, array<string, SearchResult>> results of this page by site id and key, because content may be filtered twice */
    private array $results = [];

    private bool $hasHostedFailed = false;
    private bool $isLimited = false;
    private ?RefusedSearch $refusal = null;

    /**
     * @param Lazy<PageLimits> $limits
     * @param Lazy<HostedProvider> $provider
     * @param Lazy<CoreSearch> $core
     * @param Lazy<SearchBackends> $backends
     */
    public function __construct(
        private readonly RecordFactory $records,
        private readonly Products $products,
        #[LazyService(PageLimits::class)]
        private readonly Lazy $limits,
        #[LazyService(HostedProvider::class)]
        private readonly Lazy $provider,
        #[LazyService(CoreSearch::class)]
        private readonly Lazy $core,
        #[LazyService(SearchBackends::class)]
        private readonly Lazy $backends,
    ) {}

    /** @return SearchResult the same object for the same request. A page number that is too high returns the last page. */
    public function search(SearchRequest $request): SearchResult
    {
        return $this->results[get_current_blog_id()][$request->key()] ??= $this->run($request);
    }

    private function run(SearchRequest $request): SearchResult
    {
        $responses = $request->isRun() ? $this->responses($request) : [];
        if ($this->refusal !== null) {
            return ProviderFormat::refused($request, $this->refusal->message(), $this->isLimited);
        }
        $hasFacets = $responses !== [] && !$this->isLimited && $this->backends->get()->canAnswer($request->backend);

        return ProviderFormat::result($request, $responses, $hasFacets, $this->isLimited);
    }

    /** @return array<string, array<string, mixed>> by the names of the searches */
    private function responses(SearchRequest $request): array
    {
        $searches = ProviderFormat::searches($request);
        $hosted = $request->backend->hosted;

        return ($hosted === null ? null : $this->hosted($hosted, $searches)) ?? array_map($this->ask(...), $searches);
    }

    /** Whether both the hosted provider and the embedded engine have failed. The page then shows a notice. */
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
     * @param non-empty-array<string, array<string, mixed>> $searches
     * @return array<string, array<string, mixed>>|null null if the provider did not answer
     */
    private function hosted(ClientConfiguration $settings, array $searches): ?array
    {
        $answers = $this->provider->get()->ask($settings, array_values($searches));
        $last = $answers === null ? null : self::lastPage($searches[ProviderFormat::HITS], $answers[0] ?? []);
        if ($last !== null) {
            $searches = [ProviderFormat::HITS => $last] + $searches;
            $answers = $this->provider->get()->ask($settings, array_values($searches));
        }
        $this->hasHostedFailed = $this->hasHostedFailed || $answers === null;

        return $answers === null || count($answers) !== count($searches) ? null
            : array_combine(array_keys($searches), array_map(fn(array $answer): array => ['hits' => $this->public($answer['hits'] ?? null)] + $answer, $answers));
    }

    /**
     * @param array<string, mixed> $params
     * @return array<string, mixed>
     */
    private function ask(array $params): array
    {
        $answer = $this->once($params);
        $last = self::lastPage($params, $answer);
        return $last === null ? $answer : $this->once($last);
    }

    /**
     * @param array<string, mixed> $params
     * @param array<string, mixed> $answer
     * @return array<string, mixed>|null parameters for the last page; null if the requested page exists
     */
    private static function lastPage(array $params, array $answer): ?array
    {
        $last = max(0, UntrustedData::number($answer, 'nbPages') - 1);

        return UntrustedData::number($params, 'page') > $last ? ['page' => $last] + $params : null;
    }

    /**
     * @param array<string, mixed> $params
     * @return array<string, mixed>
     */
    private function once(array $params): array
    {
        $isFacet = SearchType::of($params) === SearchType::Facet;
        $nothing = $isFacet ? ['facetHits' => []] : ['hits' => []];
        if ($this->refusal !== null) {
            return $nothing;
        }
        try {
            $answer = $this->limits->get()->search($params, $this->isOfVisitor($params));
        } catch (BadRequest $error) {
            $refusal = RefusedSearch::of($error);
            if ($refusal !== null) {
                // WordPress's own search would cost even more.
                $this->refuse($refusal);

                return $nothing;
            }
            $answer = null;
        }
        if ($isFacet) {
            // WordPress's own search cannot count facet values.
            return $answer ?? $nothing;
        }
        $this->isLimited = $this->isLimited || ($answer === null && $this->hasHostedFailed);
        return $answer === null ? $this->core->get()->search($params) : ['hits' => $this->public($answer['hits'] ?? null)] + $answer;
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
     * Removes posts that are no longer public. The index may be slightly older than the posts.
     *
     * @return list<mixed>
     */
    private function public(mixed $hits): array
    {
        $list = HitList::fromProvider(['hits' => $hits]);
        _prime_post_caches($list->postIds(), $this->products->areIndexed(), false);
        return array_values(array_filter($list->hits, function (mixed $hit): bool {
            $id = HitList::postId($hit);
            $post = $id > 0 ? get_post($id) : null;
            return $post instanceof WP_Post && $this->records->isSearchable($post);
        }));
    }
}
