<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

/**
 * The provider's HTTP calls (spec section 7) over the indexes of one site. Never throws and never prints.
 */
final class Api
{
    private const EMPTY_OBJECTS = ['facets', 'facets_stats', '_highlightResult', '_snippetResult', 'taxonomies'];

    private const QUERY_ID = '"queryID":"';

    /** @var array<string, Index> */
    private array $open = [];

    public function __construct(
        private readonly SiteFile $site,
        private readonly string $folder,
        private readonly ?RateLimit $rate = null,
        private readonly ?AnswerCache $answers = null,
    ) {}

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
        $wait = $this->rate?->hit($request->remoteAddress, $this->site->rateRequests, $this->site->rateSeconds) ?? 0;
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
            return $this->one(['indexName' => $index] + ($facet === null ? [] : ['type' => 'facet', 'facet' => $facet]) + $data, $budget);
        }
        $results = [];
        foreach (Body::requests($data) as $request) {
            $budget->checkTime();
            // Encoded at once: a result as arrays takes many times the memory.
            $results[] = $this->one($request, $budget);
        }

        return '{"results":[' . implode(',', $results) . ']}';
    }

    /**
     * @param array<array-key, mixed> $request
     *
     * @return string JSON
     */
    private function one(array $request, Budget $budget): string
    {
        $name = is_string($request['indexName'] ?? null) ? $request['indexName'] : '';
        $params = Body::params($request);
        if (($request['type'] ?? 'default') === 'facet') {
            // The facet of the path wins over the body's facetName, as with the provider.
            $facet = $request['facet'] ?? $params['facetName'] ?? '';

            return Response::encode($this->index($name)->searchFacetValues(is_string($facet) ? $facet : '', array_diff_key($params, ['facetName' => 1]), $budget));
        }
        $index = $this->index($name);
        $key = AnswerCache::key($this->site->indices[$name] ?? '', $index->generation(), $params + ['index' => $name]);
        $known = $this->answers?->get($key);
        if ($known !== null) {
            $budget->spendBytes(strlen($known));

            return self::asked($known);
        }
        $result = $index->search($params, $budget);
        $result['index'] = $name;
        $answer = Response::encode(self::objects($result));
        $this->answers?->put($key, $answer);

        return $answer;
    }

    /** Every answer has an id of its own, a remembered one too. It comes after the hits, whatever fields they have. */
    private static function asked(string $answer): string
    {
        $at = strrpos($answer, self::QUERY_ID);

        return $at === false ? $answer : substr_replace($answer, bin2hex(random_bytes(16)), $at + strlen(self::QUERY_ID), 32);
    }

    private function index(string $name): Index
    {
        $basename = $this->site->indices[$name] ?? null;
        if ($basename === null) {
            throw new BadRequest('Index ' . mb_substr(Utf8::clean($name), 0, 100, 'UTF-8') . ' does not exist', 404);
        }

        return $this->open[$name] ??= Index::openReadOnly($this->folder . '/' . $basename);
    }

    /**
     * An empty PHP array would become a JSON list where clients expect an object.
     *
     * @param array<string, mixed> $result
     *
     * @return array<string, mixed>
     */
    private static function objects(array $result): array
    {
        $hits = [];
        foreach (is_array($result['hits'] ?? null) ? $result['hits'] : [] as $hit) {
            $hits[] = is_array($hit) ? self::asObjects($hit) : $hit;
        }
        $result['hits'] = $hits;

        /** @var array<string, mixed> $cast */
        $cast = self::asObjects($result);

        return $cast;
    }

    /**
     * @param array<array-key, mixed> $data
     *
     * @return array<array-key, mixed>
     */
    private static function asObjects(array $data): array
    {
        foreach (self::EMPTY_OBJECTS as $name) {
            if (isset($data[$name]) && is_array($data[$name])) {
                $data[$name] = (object) $data[$name];
            }
        }

        return $data;
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
