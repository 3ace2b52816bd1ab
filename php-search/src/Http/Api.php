<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Http;

use Stallkeeper\Search\Index\IndexUnavailable;
use Stallkeeper\Search\Limits\Clock;
use Stallkeeper\Search\Limits\RateLimiter;
use Stallkeeper\Search\Limits\SearchBudget;
use Stallkeeper\Search\Limits\SearchSlots;
use Stallkeeper\Search\Limits\SearchTime;
use Stallkeeper\Search\Log\Log;
use Stallkeeper\Search\Log\NullLog;
use Stallkeeper\Search\SearchException;
use Stallkeeper\Search\Storage\ResponseCache;
use Stallkeeper\Search\Storage\SiteFile;
use Stallkeeper\Search\Synonyms\WordForms;

/**
 * Handles the search API calls for the indexes of one site: multi-query, single query and facet value search.
 *
 * Errors become responses: handle() never throws and never prints.
 */
final class Api
{
    private readonly SearchResponder $responder;

    /** @param bool $isRepeated whether the caller repeats the request after a 503, which is therefore not logged yet */
    public function __construct(
        private readonly SiteFile $site,
        private readonly string $folder,
        private readonly ?RateLimiter $rate = null,
        ?ResponseCache $cache = null,
        private readonly ?SearchTime $time = null,
        private readonly Clock $clock = new Clock(),
        private readonly Log $log = new NullLog(),
        private readonly bool $isRepeated = false,
        ?WordForms $forms = null,
    ) {
        $this->responder = new SearchResponder($site, $folder, $cache, $forms);
    }

    public function handle(Request $request): Response
    {
        $cors = $this->cors($request);
        try {
            return $this->respond($request)->with($cors);
        } catch (BadRequest $error) {
            // Not logged: visitors cause these errors, and the response states the reason.
            $wait = $error->retryAfter === 0 ? [] : ['Retry-After' => (string) $error->retryAfter];

            return Response::error($error->getCode(), $error->getMessage(), $wait + $cors);
        } catch (IndexUnavailable $error) {
            $this->isRepeated || $this->log->error('The index is not available', $error);

            return Response::error(503, 'The index is not available at the moment', ['Retry-After' => '5'] + $cors);
        } catch (\Throwable $error) {
            $this->log->error('A request failed', $error);

            // Never show internal error messages to visitors.
            return Response::error(500, 'Internal error', $cors);
        }
    }

    private function respond(Request $request): Response
    {
        if ($request->method === 'OPTIONS' && $this->cors($request) !== []) {
            return new Response(
                204,
                [
                    'Access-Control-Allow-Methods' => 'POST, OPTIONS',
                    'Access-Control-Allow-Headers' =>
                        'content-type, x-algolia-application-id, x-algolia-api-key, x-algolia-agent',
                    'Access-Control-Max-Age' => '600',
                ],
                '',
            );
        }
        $route = Route::fromPath($request->path);
        if ($request->method !== 'POST') {
            return Response::error(405, 'Method not allowed: use POST', ['Allow' => 'POST']);
        }
        if (
            !hash_equals($this->site->appId, $request->credential('x-algolia-application-id')) ||
            !hash_equals($this->site->apiKey, $request->credential('x-algolia-api-key'))
        ) {
            throw new BadRequest('Invalid Application-ID or API key', 403);
        }
        $caller = ClientAddress::find(
            $request->remoteAddress,
            $request->headers['x-forwarded-for'] ?? '',
            $this->site->proxies,
        );
        $wait = max(
            $this->rate?->hit($caller, $this->site->rateRequests, $this->site->rateSeconds) ?? 0,
            $this->time?->wait($caller, $this->site->rateMilliseconds, $this->site->rateSeconds) ?? 0,
        );
        if ($wait > 0) {
            throw new BadRequest('Too many requests', 429, $wait);
        }
        $start = $this->clock->processor();
        try {
            return Response::fromJson(
                $this->call(
                    $route,
                    RequestBody::decode($request->body),
                    SearchBudget::forRequest($request->startedAt, new SearchSlots($this->folder), $this->clock),
                ),
            );
        } catch (SearchException $error) {
            throw BadRequest::fromException($error);
        } finally {
            // Also charge failed requests: searches that hit a limit are the most expensive ones.
            $this->time?->charge(
                $caller,
                $this->clock->processor() - $start,
                $this->site->rateMilliseconds,
                $this->site->rateSeconds,
            );
        }
    }

    /**
     * @param array<array-key, mixed> $data
     *
     * @return string JSON
     */
    private function call(Route $route, array $data, SearchBudget $budget): string
    {
        if ($route->index !== null) {
            // The path determines the call type and the facet. Fields of the body must not override them.
            $type = $route->facet === null ? ['type' => 'default'] : ['type' => 'facet', 'facet' => $route->facet];

            return $this->responder->json(['indexName' => $route->index] + $type + $data, $budget);
        }
        $results = [];
        foreach (RequestBody::requests($data) as $request) {
            $budget->checkTime();
            // Encode each result immediately: decoded results take many times the memory.
            $results[] = $this->responder->json($request, $budget);
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
