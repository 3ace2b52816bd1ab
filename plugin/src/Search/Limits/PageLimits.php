<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Limits;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\Search\HitList;
use Stallkeeper\Search\Facet\FoundFacetValues;
use Stallkeeper\Search\Limits\Clock;
use Stallkeeper\Search\Limits\RateLimiter;
use Stallkeeper\Search\Limits\SearchBudget;
use Stallkeeper\Search\Limits\SearchSlots;
use Stallkeeper\Search\Limits\SearchTime;
use Stallkeeper\Search\Log\Log;
use Stallkeeper\Search\Query\QueryResult;
use Stallkeeper\Search\Query\Scope;
use Stallkeeper\Search\RefusalReason;
use Stallkeeper\Search\SearchException;
use Stallkeeper\Search\Storage\ScratchFile;
use Stallkeeper\Search\Storage\SiteFile;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\EngineStorage;
use Stallkeeper\Tools\Search\EngineHits;

/**
 * Limits the cost of one visitor's pages, with the limits of the search endpoints: the same number of searches, the
 * same processor time, and one deadline for all searches of a page. Signed-in editors have the same limits. The site of
 * the first search counts the page.
 */
final class PageLimits
{
    private ?int $wait = null;
    private ?SearchBudget $deadline = null;

    private readonly ?SiteFile $settings;
    private readonly ?RateLimiter $calls;
    private readonly ?SearchTime $time;
    private readonly ?SearchSlots $slots;
    private readonly string $address;

    public function __construct(
        private readonly BuiltInEngine $engine,
        private readonly Clock $clock,
        EngineStorage $engineStorage,
        RequestAddress $requestAddress,
        Log $log,
        private readonly RequestInput $input,
    ) {
        $identity = $engine->identity();
        $storage = $engine->canRun() ? $engineStorage->find($identity)?->storage : null;
        $this->settings = $storage === null ? null : SiteFile::read($storage->siteFile($identity->token));
        $this->address = $requestAddress->find($this->settings->proxies ?? []);
        $scratch = $storage === null || $this->address === '' ? null : new ScratchFile($storage->scratchFile(), $log);
        $this->calls = $scratch === null ? null : new RateLimiter($scratch);
        $this->time = $scratch === null ? null : new SearchTime($scratch);
        $this->slots = $storage === null ? null : new SearchSlots($storage->path);
    }

    /**
     * Counts this page as one search of the visitor, regardless of how many searches it runs.
     *
     * @return int seconds until the visitor may search again; 0 if the search is allowed
     */
    public function wait(): int
    {
        return $this->wait ??=
            $this->settings === null
                ? 0
                : max(
                    $this->calls?->hit($this->address, $this->settings->rateRequests, $this->settings->rateSeconds) ??
                        0,
                    $this->waitForTime(),
                );
    }

    /** @return int seconds until the visitor has time for another search; 0 if there is time */
    public function waitForTime(): int
    {
        return $this->settings === null
            ? 0
            : $this->time?->wait($this->address, $this->settings->rateMilliseconds, $this->settings->rateSeconds) ?? 0;
    }

    /**
     * Charges work that belongs to a search to the visitor's time.
     *
     * @param float $milliseconds
     */
    public function charge(float $milliseconds): void
    {
        if ($this->settings !== null) {
            $this->time?->charge(
                $this->address,
                $milliseconds,
                $this->settings->rateMilliseconds,
                $this->settings->rateSeconds,
            );
        }
    }

    /**
     * @param array<array-key, mixed> $params the provider's search parameters, as for BuiltInEngine::search()
     * @param bool $isCounted whether the search counts towards the visitor's limits
     *
     * @return HitList|null null if the engine cannot answer
     *
     * @throws SearchException if the visitor has reached a limit, or the search is too expensive
     */
    public function search(array $params, bool $isCounted, Scope $scope = Scope::Search): ?HitList
    {
        $result = $this->limited(
            $isCounted,
            fn(): ?QueryResult => $this->engine->search($params, $this->budget(), $scope),
        );

        return $result === null ? null : EngineHits::toHitList($result, BuiltInEngine::indexName($params));
    }

    /**
     * @param array<array-key, mixed> $params as for BuiltInEngine::searchFacetValues()
     * @param bool $isCounted as for search()
     *
     * @return array<array-key, int> value => number of results, most frequent first; empty if the engine cannot answer
     *
     * @throws SearchException as search()
     */
    public function searchFacetValues(array $params, bool $isCounted, Scope $scope = Scope::Search): array
    {
        $found = $this->limited(
            $isCounted,
            fn(): ?FoundFacetValues => $this->engine->searchFacetValues($params, $this->budget(), $scope),
        );

        return array_column($found->hits ?? [], 'count', 'value');
    }

    /**
     * @param array<array-key, mixed> $params as for search()
     * @param int $limit maximum number of ids
     *
     * @return list<int>|null ids of all matching posts, see BuiltInEngine::postIds(); null if the engine cannot answer
     *
     * @throws SearchException as search()
     */
    public function postIds(array $params, int $limit, Scope $scope): ?array
    {
        return $this->limited(true, fn(): ?array => $this->engine->postIds($params, $limit, $this->budget(), $scope));
    }

    /**
     * @template T
     *
     * @param callable(): T $search
     *
     * @return T
     *
     * @throws SearchException as search()
     */
    private function limited(bool $isCounted, callable $search): mixed
    {
        if ($isCounted && $this->wait() > 0) {
            throw new SearchException('Too many requests', RefusalReason::TooMany, $this->wait());
        }
        $start = $this->clock->processor();
        try {
            return $search();
        } finally {
            // The rest of the page does not need the slot.
            $this->slots?->release();
            if ($isCounted) {
                $this->charge($this->clock->processor() - $start);
            }
        }
    }

    /** Without an address, as on the command line, each search has its own deadline. */
    private function budget(): SearchBudget
    {
        if ($this->address === '') {
            return new SearchBudget(slots: $this->slots);
        }
        return $this->deadline =
            $this->deadline?->next() ?? SearchBudget::forRequest($this->input->startedAt(), $this->slots, $this->clock);
    }
}
