<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Endpoints;

use Stallkeeper\Tools\Languages\Languages;
use Stallkeeper\Tools\Search\SearchGateway;
use Stallkeeper\Tools\Search\Widget\SearchWidget;
use Stallkeeper\Tools\Search\Widget\WidgetLocations;
use Stallkeeper\Tools\Search\Widget\WidgetMarkup;
use Stallkeeper\Tools\Search\Widget\WidgetNumbers;
use Stallkeeper\Tools\Templates\Styles;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `GET stallkeeper/v1/widget`: renders a search widget for an element that was not in the HTML that PHP processed,
 * because a script or a plugin inserted it later. `hydrate/search/lateWidget.ts` sends the request.
 *
 * The response depends only on the parameters, so any cache may store it.
 */
final class WidgetEndpoint
{
    private const SPACE = 'stallkeeper/v1';
    private const ROUTE = '/widget';
    private const CACHE_SECONDS = 60;
    private const ADDRESS_MAX_LENGTH = 2048;
    private const LANGUAGE = '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8}){0,3}$';

    public function __construct(
        private readonly SearchPermission $permission,
        private readonly SearchGateway $gateway,
        private readonly WidgetLocations $locations,
        private readonly SearchWidget $widget,
        private readonly Languages $languages,
        private readonly Styles $styles,
    ) {}

    /** Hook: `rest_api_init`. */
    public function registerRoute(): void
    {
        register_rest_route(self::SPACE, self::ROUTE, [
            'methods' => 'GET',
            'callback' => [$this, 'respond'],
            'permission_callback' => [$this->permission, 'isOpen'],
            'args' => [
                'attributes' => [
                    'type' => 'object',
                    'default' => [],
                    'description' => 'The attributes of the element, such as data-hits-per-page.',
                ],
                'path' => [
                    'type' => 'string',
                    'required' => true,
                    'maxLength' => self::ADDRESS_MAX_LENGTH,
                    'validate_callback' => [$this, 'isPath'],
                    'description' => 'Path and query of the page.',
                ],
                'number' => [
                    'type' => 'integer',
                    'required' => true,
                    'minimum' => 1,
                    'maximum' => WidgetNumbers::MAX,
                    'description' => 'The number of the widget on its page.',
                ],
                'query' => ['type' => 'string', 'default' => '', 'description' => 'What is searched for.'],
                'page' => [
                    'type' => 'string',
                    'default' => '',
                    'description' => 'The page of results as in the address of the page; nonsense is the first one.',
                ],
                'exact' => [
                    'type' => 'string',
                    'default' => '',
                    'description' => '1: search for exactly what was typed.',
                ],
                'lang' => [
                    'type' => 'string',
                    'default' => '',
                    'pattern' => self::LANGUAGE . '|^$',
                    'description' => 'The language of the page, as in its lang attribute.',
                ],
            ],
        ]);
    }

    /**
     * @param mixed $path
     * @param WP_REST_Request<array<string, mixed>> $request
     * @return true|WP_Error
     */
    public function isPath(mixed $path, WP_REST_Request $request, string $name): bool|WP_Error
    {
        $checked = rest_validate_request_arg($path, $request, $name);
        if ($checked !== true) {
            return $checked;
        }

        return is_string($path) && $this->locations->isPage($path)
            ? true
            : new WP_Error(
                'rest_invalid_param',
                __('The path does not belong to a page of this site.', 'stallkeeper-tools'),
            );
    }

    /**
     * Callback of the route.
     *
     * @param WP_REST_Request<array<string, mixed>> $request
     * @return WP_REST_Response `{attributes: {name: value}, html, style}`; the HTML is empty if the element renders
     *     nothing; style is the URL of a stylesheet that the results need, or null
     */
    public function respond(WP_REST_Request $request): WP_REST_Response
    {
        $wait = $this->gateway->secondsToWait();
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
        $text = static fn(string $name): string => is_string($request[$name]) ? $request[$name] : '';
        $number = is_int($request['number']) ? $request['number'] : 1;
        $isOther = $this->speak($text('lang'));
        $this->languages->useTag($text('lang'));
        $attributes = $request['attributes'];
        $widget = $this->widget->finish(
            WidgetMarkup::attributes(is_array($attributes) ? $attributes : []),
            $this->locations->onPage($text('path'), $number, $text('query'), $text('page'), $text('exact')),
        );
        if ($isOther) {
            restore_previous_locale();
        }
        $refusal = $this->gateway->refusal();
        if ($refusal?->isUnavailable()) {
            return UnavailableResponse::create();
        }
        // Do not cache what an administrator sees, a refusal, or results of a fallback search.
        $isShared = !is_user_logged_in() && $refusal === null && !$this->gateway->areLimited();

        return new WP_REST_Response(
            ['attributes' => $widget->attributes, 'html' => $widget->html, 'style' => $this->styles->resultsUrl()],
            200,
            ['Cache-Control' => $isShared ? 'public, max-age=' . self::CACHE_SECONDS : 'no-store'],
        );
    }

    /** @return bool whether the language was changed; false if it is active already or not installed */
    private function speak(string $language): bool
    {
        $locale = str_replace('-', '_', $language);

        return $locale !== '' &&
            $locale !== determine_locale() &&
            in_array($locale, ['en_US', ...get_available_languages()], true) &&
            switch_to_locale($locale);
    }
}
