<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

/**
 * The provider's HTTP calls (spec section 7) over the indexes of one site. Never throws and never prints.
 */
final class Api
{
    private readonly Answers $answers;

    public function __construct(
        private readonly SiteFile $site,
        string $folder,
        private readonly ?RateLimit $rate = null,
        ?AnswerCache $remembered = null,
    ) {
        $this->answers = new Answers($site, $folder, $remembered);
    }

    public function handle(Request $request): Response
    {
        $cors = $this->cors($request);
        try {
            return $this->answer($request)->with($cors);
        } catch (BadRequest $error) {
            return Response::error($error->getCode(), $error->getMessage(), $cors);
        } catch (IndexUnavailable) {
            return Response::error(503, 'The index is not available at the moment', ['Retry-After' => '5'] + $cors);
        } catch (\Throwable) {
            // What went wrong is for the log of the host, never for a visitor.
            return Response::error(500, 'Internal error', $cors);
        }
    }

    private function answer(Request $request): Response
    {
        if ($request->method === 'OPTIONS' && $this->cors($request) !== []) {
            return new Response(204, [
                'Access-Control-Allow-Methods' => 'POST, OPTIONS',
                'Access-Control-Allow-Headers' => 'content-type, x-algolia-application-id, x-algolia-api-key, x-algolia-agent',
                'Access-Control-Max-Age' => '600',
            ], '');
        }
        $route = $this->route($request->path);
        if ($request->method !== 'POST') {
            return Response::error(405, 'Method not allowed: use POST', ['Allow' => 'POST']);
        }
        if (
            !hash_equals($this->site->appId, $request->credential('x-algolia-application-id'))
            || !hash_equals($this->site->apiKey, $request->credential('x-algolia-api-key'))
        ) {
            throw new BadRequest('Invalid Application-ID or API key', 403);
        }
        $caller = ClientAddress::of($request->remoteAddress, $request->headers['x-forwarded-for'] ?? '', $this->site->proxies);
        $wait = $this->rate?->hit($caller, $this->site->rateRequests, $this->site->rateSeconds) ?? 0;
        if ($wait > 0) {
            return Response::error(429, 'Too many requests', ['Retry-After' => (string) $wait]);
        }

        return Response::ofJson($this->call($route, Body::decode($request->body)));
    }

    /** @return array{string, string|null, string|null} call, index, facet */
    private function route(string $path): array
    {
        if (preg_match('#^/1/indexes/(?:\*|%2A)/queries/?$#Di', $path) === 1) {
            return ['queries', null, null];
        }
        if (preg_match('#^/1/indexes/([^/]{1,512})/query/?$#D', $path, $found) === 1) {
            return ['query', rawurldecode($found[1]), null];
        }
        if (preg_match('#^/1/indexes/([^/]{1,512})/facets/([^/]{1,512})/query/?$#D', $path, $found) === 1) {
            return ['facet', rawurldecode($found[1]), rawurldecode($found[2])];
        }
        throw new BadRequest('Path not supported by this API', 404);
    }

    /**
     * @param array{string, string|null, string|null} $route
     * @param array<array-key, mixed>                  $data
     *
     * @return string JSON
     */
    private function call(array $route, array $data): string
    {
        [$call, $index, $facet] = $route;
        $budget = new Budget();
        if ($index !== null) {
            return $this->answers->one(['indexName' => $index] + ($facet === null ? [] : ['type' => 'facet', 'facet' => $facet]) + $data, $budget);
        }
        $results = [];
        foreach (Body::requests($data) as $request) {
            $budget->checkTime();
            // Encoded at once: a result as arrays takes many times the memory.
            $results[] = $this->answers->one($request, $budget);
        }

        return '{"results":[' . implode(',', $results) . ']}';
    }

    /** @return array<string, string> */
    private function cors(Request $request): array
    {
        $origin = $request->headers['origin'] ?? '';

        return in_array($origin, $this->site->allowedOrigins, true)
            ? ['Access-Control-Allow-Origin' => $origin, 'Vary' => 'Origin']
            : [];
    }
}
