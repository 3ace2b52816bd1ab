<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Links;

use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Search\Log\Log;
use Stallkeeper\Tools\Languages\Languages;
use Stallkeeper\Tools\Search\Endpoints\SearchPermission;
use Stallkeeper\Tools\Search\Endpoints\UnavailableResponse;
use Stallkeeper\Tools\Search\Limits\PageLimits;
use Stallkeeper\Tools\Search\Limits\VisitorRate;
use Stallkeeper\Tools\Search\Records\DatabaseError;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `GET stallkeeper/v1/links`: the categories, brands and pages that match a search. The script requests them for each
 * search, because searches of the hosted provider and the light endpoint do not reach WordPress.
 *
 * The response depends only on the URL, so any cache may store it.
 */
final class LinksEndpoint
{
    private const SPACE = 'stallkeeper/v1';
    private const ROUTE = '/links';
    private const CACHE_SECONDS = 60;

    public function __construct(
        private readonly SearchPermission $permission,
        private readonly VisitorRate $rate,
        private readonly PageLimits $limits,
        private readonly LinkFinder $finder,
        private readonly Languages $languages,
        private readonly Log $log,
    ) {}

    /** Hook: `rest_api_init`. */
    public function registerRoute(): void
    {
        register_rest_route(self::SPACE, self::ROUTE, [
            'methods' => 'GET',
            'callback' => [$this, 'respond'],
            'permission_callback' => [$this->permission, 'isOpen'],
            'args' => [
                'query' => [
                    'type' => 'string',
                    'required' => true,
                    'maxLength' => SearchSettings::QUERY_MAX_LENGTH,
                    'description' => 'What is searched for.',
                ],
                'lang' => [
                    'type' => 'string',
                    'default' => '',
                    'maxLength' => 20,
                    'description' => 'Code of a language in Polylang or WPML.',
                ],
            ],
        ]);
    }

    /**
     * Callback of the route.
     *
     * @param WP_REST_Request<array<string, mixed>> $request
     * @return WP_REST_Response `{groups: [{kind, links: [{name, href, count}]}]}`
     */
    public function respond(WP_REST_Request $request): WP_REST_Response
    {
        $wait = max($this->rate->hit(null, 'links'), $this->limits->waitForTime());
        if ($wait > 0) {
            return new WP_REST_Response(
                [
                    'code' => 'stallkeeper_too_many_requests',
                    'message' => __('Too many searches. Please try again later.', 'stallkeeper-tools'),
                ],
                429,
                ['Retry-After' => (string) $wait, 'Cache-Control' => 'no-store'],
            );
        }
        $query = $request['query'];
        $this->languages->useCode(is_string($request['lang']) ? $request['lang'] : '');

        try {
            $groups = $this->finder->find(is_string($query) ? $query : '')->toArray();
        } catch (DatabaseError $error) {
            $this->log->error('The links could not be read from the database', $error);

            return UnavailableResponse::create();
        }

        return new WP_REST_Response(
            ['groups' => $groups],
            200,
            // Plugins may show more to signed-in users.
            ['Cache-Control' => is_user_logged_in() ? 'no-store' : 'public, max-age=' . self::CACHE_SECONDS],
        );
    }
}
