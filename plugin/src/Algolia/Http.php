<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia;

use Algolia\AlgoliaSearch\Exceptions\TimeoutException;
use Algolia\AlgoliaSearch\Http\HttpClientInterface;
use Algolia\AlgoliaSearch\Http\Psr7\Response;
use Psr\Http\Message\RequestInterface;
use Psr\Http\Message\ResponseInterface;

/**
 * Sends the official client's requests to the configured hosts, within one time limit for all hosts together, and
 * records which hosts have failed. The client itself would give each host the full time.
 */
final class Http implements HttpClientInterface
{
    /** With less time a request cannot succeed, and curl treats 0 ms as "no limit". */
    private const MIN_SECONDS = 0.02;

    private ?float $deadline = null;

    /**
     * @param array<string, string> $bases base URL by host name
     * @param float|null $seconds limit for all attempts together, from the first one; null for no common limit
     */
    public function __construct(
        private readonly HttpClientInterface $inner,
        private readonly CircuitBreaker $breaker,
        private readonly array $bases,
        private readonly ?float $seconds,
    ) {}

    /**
     * @param int|float $timeout seconds
     * @param int|float $connectTimeout seconds
     *
     * @throws TimeoutException if the host does not answer in time
     */
    public function sendRequest(RequestInterface $request, $timeout, $connectTimeout): ResponseInterface
    {
        $host = $request->getUri()->getHost();
        $left = $this->secondsLeft();
        if ($left < self::MIN_SECONDS) {
            return new Response(0, [], null, '1.1', 'No time is left for another host');
        }
        try {
            $target = $this->toBase($request, $host);
            // @phpstan-ignore argument.type, argument.type (the client rounds fractions of a second to ms, and says int)
            $response = $this->inner->sendRequest($target, min($timeout, $left), min($connectTimeout, $left));
        } catch (TimeoutException $error) {
            $this->breaker->open($host);
            throw $error;
        }
        $status = $response->getStatusCode();
        if ($status === 0 || $status >= 500) {
            $this->breaker->open($host);
        } else {
            $this->breaker->close($host);
        }

        return self::withMessage($response);
    }

    private function secondsLeft(): float
    {
        if ($this->seconds === null) {
            return INF;
        }
        $this->deadline ??= microtime(true) + $this->seconds;

        return $this->deadline - microtime(true);
    }

    private function toBase(RequestInterface $request, string $host): RequestInterface
    {
        $base = wp_parse_url($this->bases[$host] ?? "https://$host");
        $uri = $request->getUri();
        if (is_array($base) && isset($base['scheme'], $base['host'])) {
            $uri = $uri
                ->withScheme($base['scheme'])
                ->withHost($base['host'])
                ->withPort($base['port'] ?? null)
                ->withPath(($base['path'] ?? '') . $uri->getPath());
        }

        return $request->withUri($uri);
    }

    /** The client expects that 4xx responses are JSON with a message. The error page of a proxy is not. */
    private static function withMessage(ResponseInterface $response): ResponseInterface
    {
        $status = $response->getStatusCode();
        if ($status < 400 || $status >= 500) {
            return $response;
        }
        $body = json_decode((string) $response->getBody(), true);
        if (is_array($body) && is_string($body['message'] ?? null)) {
            return $response;
        }

        return new Response(
            $status,
            ['Content-Type' => 'application/json'],
            (string) json_encode(['message' => "HTTP $status", 'status' => $status]),
        );
    }
}
