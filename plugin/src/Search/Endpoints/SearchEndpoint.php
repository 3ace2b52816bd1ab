<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Endpoints;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Search\Http\Api;
use Stallkeeper\Search\Http\Request;
use Stallkeeper\Search\Http\Response;
use Stallkeeper\Search\Limits\RateLimiter;
use Stallkeeper\Search\Limits\SearchTime;
use Stallkeeper\Search\Log\Log;
use Stallkeeper\Search\Storage\ResponseCache;
use Stallkeeper\Search\Storage\ScratchFile;
use Stallkeeper\Search\Storage\SiteFile;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\EngineStorage;
use Stallkeeper\Tools\Search\Records\SiteVisibility;
use Stallkeeper\Tools\Search\Words\InflectorForms;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** The provider's search API as a REST route, for hosts on which the light endpoint does not work. */
final class SearchEndpoint
{
    private const SPACE = 'stallkeeper/v1';
    private const ROUTES = [
        '/search(?P<call>/1/indexes/[^/]+/queries)',
        '/search(?P<call>/1/indexes/[^/]+/query)',
        '/search(?P<call>/1/indexes/[^/]+/facets/[^/]+/query)',
    ];

    /** Response of the engine. It is sent unchanged, because decoding and encoding would lose `{}` and `1.0`. */
    private ?Response $response = null;

    public function __construct(
        private readonly EngineStorage $storage,
        private readonly BuiltInEngine $engine,
        private readonly SiteVisibility $visibility,
        private readonly RequestInput $input,
        private readonly Log $log,
        private readonly InflectorForms $forms,
    ) {}

    /** Hook: `rest_api_init`. */
    public function registerRoutes(): void
    {
        foreach (self::ROUTES as $route) {
            // The engine checks permissions itself and returns errors in the provider's format.
            register_rest_route(self::SPACE, $route, [
                'methods' => 'POST',
                'callback' => [$this, 'respond'],
                'permission_callback' => '__return_true',
            ]);
        }
    }

    /**
     * Callback of the routes.
     *
     * @param WP_REST_Request<array<string, mixed>> $request
     */
    public function respond(WP_REST_Request $request): WP_REST_Response
    {
        $this->response = $this->ask($request);
        // WordPress would filter the fields of a copy that is never printed, and fails on lists of lists.
        self::dropFields($request);
        if ($this->response->status === 503) {
            // This search fails in the same way, and marks the index for a rebuild if necessary.
            $this->engine->search([]);
        }
        $data = json_decode($this->response->body, true);

        return new WP_REST_Response($data, $this->response->status, $this->response->headers);
    }

    /**
     * Removes `_fields`. WP_REST_Request::offsetUnset() fails fatally if the JSON body is not an array, such as
     * `"text"`.
     *
     * @param WP_REST_Request<array<string, mixed>> $request
     */
    private static function dropFields(WP_REST_Request $request): void
    {
        $request->set_query_params(array_diff_key($request->get_query_params(), ['_fields' => 1]));
        $request->set_body_params(array_diff_key($request->get_body_params(), ['_fields' => 1]));
        /** @var mixed $json WordPress returns any JSON value, not only the documented array */
        $json = $request->get_json_params();
        if (is_array($json)) {
            $request->offsetUnset('_fields');
        }
    }

    /**
     * Hook: `rest_request_before_callbacks`. Removes WordPress's error for an invalid JSON body, so that clients get
     * the provider's error format.
     */
    public function removeJsonError(mixed $response, mixed $handler, mixed $request): mixed
    {
        return $response instanceof WP_Error &&
            is_array($handler) &&
            ($handler['callback'] ?? null) === [$this, 'respond']
            ? null
            : $response;
    }

    /** Hook: `rest_pre_serve_request`. Sends the engine's response instead of a copy. */
    public function printResponse(mixed $served, mixed $result, mixed $request): mixed
    {
        if (
            $this->response === null ||
            $served ||
            !($request instanceof WP_REST_Request) ||
            !str_starts_with($request->get_route(), '/' . BuiltInEngine::REST_BASE . '/')
        ) {
            return $served;
        }
        // Another status means that a plugin has replaced the response. With `_envelope` WordPress has wrapped it.
        if (
            !($result instanceof WP_REST_Response) ||
            ($result->get_status() !== $this->response->status && !$this->input->query()->has('_envelope'))
        ) {
            return $served;
        }
        // WordPress has sent the status of the wrapper. Send the status of the response.
        status_header($this->response->status);
        $this->response->send();

        return true;
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function ask(WP_REST_Request $request): Response
    {
        $identity = $this->engine->identity();
        $folder = $this->engine->canRun() ? $this->storage->find($identity) : null;
        $site = $folder === null ? null : SiteFile::read($folder->storage->siteFile($identity->token));
        if (
            $folder === null ||
            !$folder->isWritable() ||
            $site === null ||
            !($this->visibility->isPublic() || current_user_can('manage_options'))
        ) {
            return Response::error(404, 'Not found');
        }
        $headers = [];
        foreach ($request->get_headers() as $name => $values) {
            $headers[str_replace('_', '-', strtolower((string) $name))] =
                is_array($values) && is_string($values[0] ?? null) ? $values[0] : '';
        }
        // Not the matched parameters: "*" and an encoded "/" in the name of a facet must not change.
        $call = substr($request->get_route(), strlen('/' . BuiltInEngine::REST_BASE));
        // ClientAddress reads X-Forwarded-For only if a trusted proxy has sent the request.
        $address = $this->input->server()->text('REMOTE_ADDR');
        $scratch = new ScratchFile($folder->storage->scratchFile(), $this->log);
        $api = new Api(
            $site,
            $folder->storage->path,
            new RateLimiter($scratch),
            new ResponseCache($scratch),
            new SearchTime($scratch),
            log: $this->log,
            forms: $this->forms,
        );

        return $api->handle(
            new Request(
                $request->get_method(),
                $call,
                $request->get_query_params(),
                $headers,
                $request->get_body(),
                $address,
                $this->input->startedAt(),
            ),
        );
    }
}
