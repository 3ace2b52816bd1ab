<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Health;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\EngineStorage;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use Stallkeeper\Tools\Search\Records\SearchablePosts;
use Stallkeeper\Tools\Search\Records\SiteVisibility;
use WP_REST_Request;

/** Adds the search to Site Health: tests, and debug information. */
final class SiteHealth
{
    private const ROUTE = '/search-health/(?P<test>entry|privacy|proxy)';

    public function __construct(
        private readonly EngineStorage $storage,
        private readonly BuiltInEngine $engine,
        private readonly IndexStateStorage $states,
        private readonly SearchablePosts $searchable,
        private readonly SiteVisibility $visibility,
        private readonly IndexTests $indexTests,
        private readonly EndpointTests $endpointTests,
        private readonly ProxyTests $proxyTests,
        private readonly SizeTests $sizeTests,
    ) {}

    /** Hook: `site_status_tests`. */
    public function addTests(mixed $tests): mixed
    {
        if (!is_array($tests)) {
            return $tests;
        }
        $direct = Input::fromArray($tests)->at('direct')->all();
        $direct['stallkeeper_search'] = [
            'label' => __('Stallkeeper search engine', 'stallkeeper-tools'),
            'test' => [$this, 'testEngine'],
        ];
        $direct['stallkeeper_search_index'] = [
            'label' => __('Stallkeeper search index', 'stallkeeper-tools'),
            'test' => [$this, 'testIndex'],
        ];
        $direct['stallkeeper_search_size'] = [
            'label' => __('Size of the search', 'stallkeeper-tools'),
            'test' => [$this, 'testSize'],
        ];
        $async = Input::fromArray($tests)->at('async')->all();
        $labels = [
            'entry' => __('Stallkeeper fast search endpoint', 'stallkeeper-tools'),
            'privacy' => __('Privacy of the search database', 'stallkeeper-tools'),
            'proxy' => __('Search limit', 'stallkeeper-tools'),
        ];
        foreach ($labels as $test => $label) {
            $async["stallkeeper_search_$test"] = [
                'label' => $label,
                'test' => rest_url("stallkeeper/v1/search-health/$test"),
                'has_rest' => true,
                'async_direct_test' => [$this, 'test' . ucfirst($test)],
            ];
        }

        return ['direct' => $direct, 'async' => $async] + $tests;
    }

    /** Hook: `rest_api_init`. */
    public function registerRoute(): void
    {
        register_rest_route('stallkeeper/v1', self::ROUTE, [
            'methods' => 'GET',
            'callback' => [$this, 'runTest'],
            'permission_callback' => [$this, 'isAllowed'],
        ]);
    }

    /** Permission callback of the route. */
    public function isAllowed(): bool
    {
        return current_user_can('view_site_health_checks');
    }

    /**
     * Callback of the route.
     *
     * @param WP_REST_Request<array<string, mixed>> $request
     *
     * @return array<string, mixed>
     */
    public function runTest(WP_REST_Request $request): array
    {
        return match ($request->get_param('test')) {
            'privacy' => $this->testPrivacy(),
            'proxy' => $this->testProxy(),
            default => $this->testEntry(),
        };
    }

    /** @return array<string, mixed> */
    public function testEngine(): array
    {
        return $this->indexTests->engine()->toArray('stallkeeper_search');
    }

    /** @return array<string, mixed> */
    public function testIndex(): array
    {
        return $this->indexTests->index()->toArray('stallkeeper_search_index');
    }

    /** @return array<string, mixed> */
    public function testSize(): array
    {
        return $this->sizeTests->result()->toArray('stallkeeper_search_size');
    }

    /** @return array<string, mixed> */
    public function testEntry(): array
    {
        return $this->endpointTests->entry()->toArray('stallkeeper_search_entry');
    }

    /** @return array<string, mixed> */
    public function testPrivacy(): array
    {
        return $this->endpointTests->privacy()->toArray('stallkeeper_search_privacy');
    }

    /** @return array<string, mixed> */
    public function testProxy(): array
    {
        return $this->proxyTests->result()->toArray('stallkeeper_search_proxy');
    }

    /**
     * Hook: `debug_information`. Users post this in public support forums, so it contains no keys, tokens or file
     * names.
     */
    public function addInformation(mixed $information): mixed
    {
        if (!is_array($information)) {
            return $information;
        }
        $yes = static fn(bool $is): string => $is ? __('Yes', 'stallkeeper-tools') : __('No', 'stallkeeper-tools');
        $state = $this->states->read();
        $folder = $this->storage->find($this->engine->identity());
        $field = static fn(string $label, string|int $value, string $debug = ''): array => [
            'label' => $label,
            'value' => $value,
        ] + ($debug === '' ? [] : ['debug' => $debug]);
        $information['stallkeeper-search'] = [
            'label' => __('Stallkeeper search', 'stallkeeper-tools'),
            'fields' => [
                'extensions' => $field(
                    __('PHP extensions of the built-in engine', 'stallkeeper-tools'),
                    $yes($this->engine->canRun()),
                ),
                'available' => $field(
                    __('Built-in engine in use', 'stallkeeper-tools'),
                    $yes($this->engine->isAvailable()),
                ),
                'public' => $field(
                    __('Available to visitors', 'stallkeeper-tools'),
                    $yes($this->visibility->isPublic()),
                ),
                'writable' => $field(
                    __('Storage is writable', 'stallkeeper-tools'),
                    $yes($folder?->isWritable() ?? false),
                ),
                'indexed' => $field(__('Posts in the index', 'stallkeeper-tools'), $this->indexTests->indexed() ?? '–'),
                'published' => $field(
                    __('Searchable posts', 'stallkeeper-tools'),
                    $this->searchable->countSearchable(),
                ),
                'waiting' => $field(
                    __('Posts waiting to be indexed', 'stallkeeper-tools'),
                    $this->indexTests->waiting(),
                ),
                'failed' => $field(
                    __('Posts that cannot be indexed', 'stallkeeper-tools'),
                    implode(', ', $this->indexTests->failed()) ?: '–',
                ),
                'rebuilding' => $field(__('Rebuild in progress', 'stallkeeper-tools'), $yes($state->isBuilding())),
            ],
        ];

        return $information;
    }
}
