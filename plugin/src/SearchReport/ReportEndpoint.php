<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Search\Log\Log;
use Stallkeeper\Tools\Search\Endpoints\UnavailableResponse;
use Stallkeeper\Tools\Search\Limits\RateLimitSetting;
use Stallkeeper\Tools\Search\Limits\VisitorRate;
use Stallkeeper\Tools\Search\Records\DatabaseError;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use Stallkeeper\Tools\Search\Records\SiteVisibility;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `POST stallkeeper/v1/report` counts a search or a selected result, `GET stallkeeper/v1/report/image` a search of a
 * visitor without JavaScript. Both are anonymous: they read no cookie and store nothing about the visitor.
 *
 * Requests that are not counted get the same response, because a cached page may send them after a setting has changed.
 */
final class ReportEndpoint
{
    private const SPACE = 'stallkeeper/v1';
    private const MAX_BYTES = 4096;
    private const RATE = [120, 60];
    private const BOTS = '/bot\b|bot[\/;)]|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|monitor/i';

    /** A transparent GIF of one pixel. */
    private const IMAGE = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

    public function __construct(
        private readonly ReportSettings $settings,
        private readonly ReportCounter $counter,
        private readonly SiteVisibility $visibility,
        private readonly RecordFactory $records,
        private readonly VisitorRate $rate,
        private readonly RequestInput $input,
        private readonly Log $log,
    ) {}

    /** Hook: `rest_api_init`. */
    public function registerRoutes(): void
    {
        $arguments = [
            'query' => [
                'type' => 'string',
                'required' => true,
                'minLength' => 1,
                'maxLength' => SearchSettings::QUERY_MAX_LENGTH,
                'description' => 'What the visitor searched for.',
            ],
            'results' => ['type' => 'integer', 'minimum' => 0, 'default' => 1, 'description' => 'Number of results.'],
        ];
        $selected = [
            'selected' => [
                'type' => 'integer',
                'minimum' => 1,
                'description' => 'ID of the selected post. The request then counts the selection and not the search.',
            ],
        ];
        register_rest_route(self::SPACE, '/report', [
            'methods' => 'POST',
            'callback' => [$this, 'count'],
            'permission_callback' => '__return_true',
            'args' => $arguments + $selected,
        ]);
        register_rest_route(self::SPACE, '/report/image', [
            'methods' => 'GET',
            'callback' => [$this, 'count'],
            'permission_callback' => '__return_true',
            'args' => $arguments,
        ]);
    }

    /**
     * Callback of the routes.
     *
     * @param WP_REST_Request<array<string, mixed>> $request
     */
    public function count(WP_REST_Request $request): WP_REST_Response
    {
        $query = is_string($request['query']) ? $request['query'] : '';
        $post = is_int($request['selected']) ? $request['selected'] : 0;
        try {
            if (strlen((string) $request->get_body()) <= self::MAX_BYTES && $this->isCounted()) {
                if ($post === 0) {
                    $this->counter->countSearch($query, $request['results'] !== 0);
                } elseif ($this->isPublic($post)) {
                    $this->counter->countSelection($query, $post);
                }
            }
        } catch (DatabaseError $error) {
            $this->log->error('A search could not be counted', $error);

            return UnavailableResponse::create();
        }

        return new WP_REST_Response(null, 204, ['Cache-Control' => 'no-store']);
    }

    /**
     * Hook: `rest_pre_serve_request`. The image is a response without JSON.
     *
     * @param mixed $result
     * @param mixed $request
     */
    public function printImage(mixed $served, mixed $result, mixed $request): mixed
    {
        if (
            $served ||
            !($request instanceof WP_REST_Request) ||
            $request->get_route() !== '/' . self::SPACE . '/report/image' ||
            !($result instanceof WP_REST_Response) ||
            $result->get_status() !== 204
        ) {
            return $served;
        }
        status_header(200);
        if (!headers_sent()) {
            header('Content-Type: image/gif');
        }
        echo base64_decode(self::IMAGE);

        return true;
    }

    private function isCounted(): bool
    {
        return $this->settings->isOn() &&
            $this->visibility->isPublic() &&
            $this->isFromVisitor() &&
            $this->isWithinLimit();
    }

    /** Excludes bots, prefetched pages and other sites. */
    private function isFromVisitor(): bool
    {
        $headers = $this->input->server();
        $site = $headers->text('HTTP_SEC_FETCH_SITE');

        return in_array($site, ['', 'same-origin', 'same-site'], true) &&
            !$this->input->isPrefetch() &&
            preg_match(self::BOTS, $headers->text('HTTP_USER_AGENT')) !== 1;
    }

    private function isWithinLimit(): bool
    {
        /**
         * Filters how many searches of one IP address the search report counts.
         *
         * @param array{int, int} $rate requests, seconds; 0 requests means no limit
         */
        $rate = apply_filters('stallkeeper_search_report_rate_limit', self::RATE);

        return $this->rate->hit(RateLimitSetting::sanitize($rate, self::RATE), 'report') === 0;
    }

    private function isPublic(int $id): bool
    {
        $post = get_post($id);

        return $post instanceof WP_Post && $this->records->isSearchable($post);
    }
}
