<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Endpoints;

use Stallkeeper\Tools\Search\RefusedSearch;
use WP_REST_Response;

/** Response of a route that cannot read the database. Without it, clients and caches would store an empty result. */
final class UnavailableResponse
{
    public static function create(): WP_REST_Response
    {
        return new WP_REST_Response(
            ['code' => 'stallkeeper_search_unavailable', 'message' => RefusedSearch::unavailable()->message()],
            503,
            ['Cache-Control' => 'no-store'],
        );
    }
}
