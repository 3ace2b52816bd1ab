<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Tools\Algolia\Sync\AlgoliaQueue;
use Stallkeeper\Tools\Api\BackendConfiguration;
use Stallkeeper\Tools\Api\BrowserClient;
use Stallkeeper\Tools\Api\SearchAnswers;
use Stallkeeper\Tools\Api\SearchBackend;
use Stallkeeper\Tools\Api\SearchQuery;

/** Algolia, or a server with the same protocol. */
final class AlgoliaBackend implements SearchBackend
{
    /**
     * @param Lazy<Hosts> $hosts
     * @param Lazy<Provider> $provider
     * @param Lazy<AlgoliaQueue> $queue
     */
    public function __construct(
        private readonly SettingsStorage $settings,
        #[LazyService(Hosts::class)] private readonly Lazy $hosts,
        #[LazyService(Provider::class)] private readonly Lazy $provider,
        #[LazyService(AlgoliaQueue::class)] private readonly Lazy $queue,
    ) {}

    public function configuration(): BackendConfiguration
    {
        return $this->settings->current();
    }

    public function browserClient(): BrowserClient
    {
        $hosts = $this->hosts->get();

        return new BrowserClient($hosts->own(), array_values($hosts->reading($this->settings->current()->appId)));
    }

    public function search(array $queries): ?SearchAnswers
    {
        $params = array_map(static fn(SearchQuery $query): array => $query->params, $queries);
        $responses = $this->provider->get()->ask($this->settings->current(), array_values($params));

        return $responses === null || count($responses) !== count($queries)
            ? null
            : SearchAnswers::fromResponses(array_combine(array_keys($queries), $responses));
    }

    public function queueChanges(array $ids): void
    {
        $this->queue->get()->push($ids);
    }
}
