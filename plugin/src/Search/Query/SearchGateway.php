<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Query;

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
    /** @var array<string, array<string, mixed>> results of this request, by site id and search */
    private array $known = [];

    private bool $hasHostedFailed = false;
    private bool $isLimited = false;
    private ?RefusedSearch $refusal = null;

    /**
     * @param Lazy<PageLimits> $limits
     * @param Lazy<HostedProvider> $provider
     * @param Lazy<CoreSearch> $core
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
    ) {}

    /**
     * Runs all searches of a page.
     *
     * @param non-empty-list<array<string, mixed>> $questions search parameters; for the first search, a page number that is
     *     too high returns the last page
     * @param ClientConfiguration|null $hosted provider to query in one request; null for the embedded engine
     * @return non-empty-list<array<string, mixed>> one result per search, in the same order
     */
    public function together(array $questions, ?ClientConfiguration $hosted): array
    {
        return ($hosted === null ? null : $this->hosted($hosted, $questions)) ?? array_map($this->of(...), $questions);
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
     * @param array<string, mixed> $params the provider's search parameters; a page after the last one means the last page
     * @return array<string, mixed> result with the provider's field names
     */
    public function of(array $params): array
    {
        $key = get_current_blog_id() . ' ' . wp_json_encode($params);
        return $this->known[$key] ??= $this->ask($params);
    }

    /**
     * @param non-empty-list<array<string, mixed>> $questions
     * @return non-empty-list<array<string, mixed>>|null
     */
    private function hosted(ClientConfiguration $settings, array $questions): ?array
    {
        $answers = $this->provider->get()->ask($settings, $questions);
        $last = max(0, (is_int($answers[0]['nbPages'] ?? null) ? $answers[0]['nbPages'] : 0) - 1);
        $page = is_int($questions[0]['page'] ?? null) ? $questions[0]['page'] : 0;
        if ($answers !== null && $page > $last) {
            $questions[0] = ['page' => $last] + $questions[0];
            $answers = $this->provider->get()->ask($settings, $questions);
        }
        $this->hasHostedFailed = $this->hasHostedFailed || $answers === null;
        $public = array_map(fn(array $answer): array => ['hits' => $this->public($answer['hits'] ?? null)] + $answer, $answers ?? []);

        return $public === [] ? null : $public;
    }

    /**
     * @param array<string, mixed> $params
     * @return array<string, mixed>
     */
    private function ask(array $params): array
    {
        $answer = $this->once($params);
        $last = max(0, (is_int($answer['nbPages'] ?? null) ? $answer['nbPages'] : 0) - 1);
        $page = is_int($params['page'] ?? null) ? $params['page'] : 0;
        return $page > $last ? $this->once(['page' => $last] + $params) : $answer;
    }

    /**
     * @param array<string, mixed> $params
     * @return array<string, mixed>
     */
    private function once(array $params): array
    {
        $isFacet = ($params['type'] ?? '') === 'facet';
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
        $posts = [];
        foreach (is_array($hits) ? array_values($hits) : [] as $hit) {
            $posts[] = [is_array($hit) && is_string($hit['objectID'] ?? null) ? (int) $hit['objectID'] : 0, $hit];
        }
        _prime_post_caches(array_filter(array_column($posts, 0)), $this->products->areIndexed(), false);
        $shown = array_filter($posts, function (array $one): bool {
            $post = $one[0] > 0 ? get_post($one[0]) : null;
            return $post instanceof WP_Post && $this->records->isSearchable($post);
        });
        return array_column($shown, 1);
    }
}
