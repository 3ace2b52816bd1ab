<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia;

use Algolia\AlgoliaSearch\Api\SearchClient;
use Algolia\AlgoliaSearch\Configuration\SearchConfig;
use Algolia\AlgoliaSearch\Http\CurlHttpClient;
use Algolia\AlgoliaSearch\RetryStrategy\ApiWrapper;
use Algolia\AlgoliaSearch\RetryStrategy\ClusterHosts;
use Stallkeeper\Tools\Api\ClientConfiguration;

/**
 * Creates the provider's official client with this plugin's timeouts: connect 1 s, read 2 s, write 30 s. Hosts that
 * have failed are not used for 120 s.
 *
 * The client's methods accept and return arrays. A packaged plugin does not contain the client's `Model` classes, so
 * pass arrays (`$client->batch('name', ['requests' => […]])`) and no model objects. Keys are in headers, never in a
 * URL.
 *
 *     $client = stallkeeper_tools(Client::class)->writing(stallkeeper_tools(SettingsStorage::class)->current());   //
 *     null: no app id, no write key, or no curl $client?->setSettings('name', ['searchableAttributes' => […]]);
 *
 * Errors throw `Algolia\AlgoliaSearch\Exceptions\AlgoliaException` or a subclass: `getCode()` is the HTTP status, 404
 * is `NotFoundException`, and `UnreachableException` means that no host answered.
 */
final class Client
{
    private const CONNECT_SECONDS = 1;
    /** Limit for all hosts together. */
    public const READ_SECONDS = 2;
    private const WRITE_SECONDS = 30;
    /** No retries while a visitor waits. Writing retries, because it runs in the background. */
    private const RATE_LIMIT_RETRIES = ['reading' => 0, 'writing' => 3];

    public function __construct(
        private readonly Hosts $hosts,
        private readonly CircuitBreaker $breaker,
        private readonly SettingsStorage $settings,
    ) {}

    /**
     * Creates a client with the search-only key. All hosts together get 2 s, counted from the client's first request,
     * so create a new client for each search.
     *
     * @return SearchClient|null null if settings or curl are missing, or if all hosts have failed recently
     */
    public function reading(ClientConfiguration $settings): ?SearchClient
    {
        return $settings->isComplete() ? $this->asking($settings->appId, $settings->searchKey) : null;
    }

    /** The same with any key, for example to read the rights of the key. */
    public function asking(string $appId, #[\SensitiveParameter] string $key): ?SearchClient
    {
        $hosts = array_filter(
            $this->hosts->reading($appId),
            fn(string $name): bool => !$this->breaker->isOpen($name),
            ARRAY_FILTER_USE_KEY,
        );

        return $hosts === [] || $appId === '' || $key === '' || !self::canRun()
            ? null
            : $this->make($appId, $key, $hosts, $hosts, (float) self::READ_SECONDS);
    }

    /**
     * Creates a client with the write key (constant `STALLKEEPER_ALGOLIA_WRITE_KEY`, or the option that is not
     * autoloaded). Each host gets 30 s. If all hosts have failed recently, the client tries them anyway.
     *
     * @return SearchClient|null null if the app id, the write key or curl is missing
     */
    public function writing(ClientConfiguration $settings): ?SearchClient
    {
        $key = $this->settings->writeKey();
        if ($settings->appId === '' || $key === '' || !self::canRun()) {
            return null;
        }
        $all = [$this->hosts->reading($settings->appId), $this->hosts->writing($settings->appId)];
        [$read, $write] = array_map(
            fn(array $hosts): array => array_filter(
                $hosts,
                fn(string $name): bool => !$this->breaker->isOpen($name),
                ARRAY_FILTER_USE_KEY,
            ) ?:
            $hosts,
            $all,
        );

        return $this->make($settings->appId, $key, $read, $write, null);
    }

    public static function canRun(): bool
    {
        return function_exists('curl_multi_init') && class_exists(SearchClient::class);
    }

    /**
     * @param array<string, string> $read
     * @param array<string, string> $write
     */
    private function make(
        string $appId,
        #[\SensitiveParameter] string $key,
        array $read,
        array $write,
        ?float $seconds,
    ): SearchClient {
        $config = new SearchConfig(['appId' => $appId, 'apiKey' => $key]);
        $config->setConnectTimeout(self::CONNECT_SECONDS);
        $config->setReadTimeout(self::READ_SECONDS);
        $config->setWriteTimeout(self::WRITE_SECONDS);
        $config->setMaxRateLimitRetries(self::RATE_LIMIT_RETRIES[$seconds === null ? 'writing' : 'reading']);
        $http = new Http(new CurlHttpClient(), $this->breaker, $read + $write, $seconds);

        $hosts = ClusterHosts::create(array_keys($read), array_keys($write));
        assert($hosts instanceof ClusterHosts);

        return new SearchClient(new ApiWrapper($http, $config, $hosts), $config);
    }
}
