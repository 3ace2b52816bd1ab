<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Health;

use Stallkeeper\Tools\Search\Content\SearchablePosts;
use Stallkeeper\Tools\Search\Content\SiteVisibility;
use Stallkeeper\Tools\Search\Index\EmbeddedEngine;
use Stallkeeper\Tools\Search\Index\IndexState;
use Stallkeeper\Tools\Search\Index\Storage\IndexDirectory;
use WP_REST_Request;

/** Adds the search to Site Health: tests, and debug information. */
final class SiteHealth
{
    private const ROUTE = '/search-health/(?P<test>entry|privacy|proxy)';

    public function addHooks(): void
    {
        add_filter('site_status_tests', [$this, 'addTests']);
        add_filter('debug_information', [$this, 'addInformation']);
        add_action('rest_api_init', [$this, 'registerRoute']);
    }

    /** Hook: `site_status_tests`. */
    public function addTests(mixed $tests): mixed
    {
        if (!is_array($tests)) {
            return $tests;
        }
        $direct = is_array($tests['direct'] ?? null) ? $tests['direct'] : [];
        $direct['stallkeeper_search'] = ['label' => __('Stallkeeper search engine', 'stallkeeper-tools'), 'test' => [$this, 'testEngine']];
        $direct['stallkeeper_search_index'] = ['label' => __('Stallkeeper search index', 'stallkeeper-tools'), 'test' => [$this, 'testIndex']];
        $async = is_array($tests['async'] ?? null) ? $tests['async'] : [];
        $labels = [
            'entry' => __('Stallkeeper light search entry', 'stallkeeper-tools'),
            'privacy' => __('Privacy of the search database', 'stallkeeper-tools'),
            'proxy' => __('Limit for searches', 'stallkeeper-tools'),
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
        return IndexTests::engine()->toArray('stallkeeper_search');
    }

    /** @return array<string, mixed> */
    public function testIndex(): array
    {
        return IndexTests::index()->toArray('stallkeeper_search_index');
    }

    /** @return array<string, mixed> */
    public function testEntry(): array
    {
        return EndpointTests::entry()->toArray('stallkeeper_search_entry');
    }

    /** @return array<string, mixed> */
    public function testPrivacy(): array
    {
        return EndpointTests::privacy()->toArray('stallkeeper_search_privacy');
    }

    /** @return array<string, mixed> */
    public function testProxy(): array
    {
        return ProxyTests::result($_SERVER)->toArray('stallkeeper_search_proxy');
    }

    /** Hook: `debug_information`. Users post this in public support forums, so it contains no keys, tokens or file names. */
    public function addInformation(mixed $information): mixed
    {
        if (!is_array($information)) {
            return $information;
        }
        $yes = static fn(bool $is): string => $is ? __('Yes', 'stallkeeper-tools') : __('No', 'stallkeeper-tools');
        $state = IndexState::read();
        $folder = IndexDirectory::find(EmbeddedEngine::current()->identity());
        $field = static fn(string $label, string|int $value, string $debug = ''): array => ['label' => $label, 'value' => $value] + ($debug === '' ? [] : ['debug' => $debug]);
        $information['stallkeeper-search'] = [
            'label' => __('Stallkeeper search', 'stallkeeper-tools'),
            'fields' => [
                'fts5' => $field(__('SQLite full-text search (FTS5)', 'stallkeeper-tools'), $yes(EmbeddedEngine::canRun())),
                'available' => $field(__('Embedded engine in use', 'stallkeeper-tools'), $yes(EmbeddedEngine::current()->isAvailable())),
                'public' => $field(__('Open to visitors', 'stallkeeper-tools'), $yes(SiteVisibility::isPublic())),
                'writable' => $field(__('Storage can be written', 'stallkeeper-tools'), $yes($folder?->isWritable() ?? false)),
                'indexed' => $field(__('Posts in the index', 'stallkeeper-tools'), IndexTests::indexed() ?? '–'),
                'published' => $field(__('Posts to search in', 'stallkeeper-tools'), count(SearchablePosts::searchableWithChange())),
                'waiting' => $field(__('Posts waiting to be indexed', 'stallkeeper-tools'), IndexTests::waiting()),
                'failed' => $field(__('Posts that cannot be indexed', 'stallkeeper-tools'), implode(', ', IndexTests::failed()) ?: '–'),
                'rebuilding' => $field(__('Rebuild on its way', 'stallkeeper-tools'), $yes($state->isBuilding())),
            ],
        ];

        return $information;
    }
}
