<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Health;

use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\EngineStorage;
use Stallkeeper\Tools\Search\Records\SiteVisibility;
use Stallkeeper\Tools\SiteHealth\TestResult;
use Stallkeeper\Tools\SiteHealth\TestStatus;
use WP_Error;

/** Sends requests to the site's search in the same way as a browser. */
final class EndpointTests
{
    private const TIMEOUT_SECONDS = 10;

    public function __construct(
        private readonly EngineStorage $storage,
        private readonly BuiltInEngine $engine,
        private readonly SiteVisibility $visibility,
    ) {}

    public function entry(): TestResult
    {
        if (!$this->engine->isAvailable()) {
            return new TestResult(
                TestStatus::Recommended,
                __('The fast search endpoint has no index', 'stallkeeper-tools'),
                __('The built-in search engine is not in use. See its own test for the reason.', 'stallkeeper-tools'),
            );
        }
        if (!$this->visibility->isPublic()) {
            return new TestResult(
                TestStatus::Good,
                __('Search is disabled for visitors', 'stallkeeper-tools'),
                __(
                    'The site is not public yet, or a plugin makes it private. Both search endpoints correctly return “not found”.',
                    'stallkeeper-tools',
                ),
            );
        }
        $problem = $this->problem();
        if ($problem === null) {
            return new TestResult(
                TestStatus::Good,
                __('The fast search endpoint works', 'stallkeeper-tools'),
                __('Instant search gets its results without loading WordPress.', 'stallkeeper-tools'),
            );
        }

        return new TestResult(
            TestStatus::Recommended,
            __('The fast search endpoint cannot be reached', 'stallkeeper-tools'),
            $problem .
                ' ' .
                __(
                    'Instant search uses the slower REST API instead. To fix this, configure the web server to run wp-content/plugins/stallkeeper-tools/api/search.php with a path after the file name (PATH_INFO).',
                    'stallkeeper-tools',
                ),
        );
    }

    public function privacy(): TestResult
    {
        $folder = $this->storage->find($this->engine->identity());
        $good = new TestResult(
            TestStatus::Good,
            __('The search database cannot be downloaded', 'stallkeeper-tools'),
            __(
                'The name of its directory cannot be guessed, and the web server does not list it.',
                'stallkeeper-tools',
            ),
        );
        if ($folder === null) {
            return $good;
        }
        $name = basename($folder->storage->path);
        $parent = content_url(ltrim(substr(dirname($folder->storage->path), strlen(WP_CONTENT_DIR)) . '/', '/'));
        // The directory has an index.html. If a response still contains file names, the server has listed the
        // directory.
        if ($this->shows($parent, $name) || $this->shows("$parent$name/", '.sqlite')) {
            return new TestResult(
                TestStatus::Critical,
                __('The web server lists the directory of the search index', 'stallkeeper-tools'),
                __(
                    'Directory listings are enabled, so anyone can find and download the search database. It contains published content only, but you should disable directory listings (Apache: Options -Indexes; nginx: autoindex off).',
                    'stallkeeper-tools',
                ),
            );
        }

        return $good;
    }

    /** @return string|null description of the problem; null if the endpoint answers a search */
    private function problem(): ?string
    {
        $site = $this->engine;
        $url = add_query_arg(
            ['x-algolia-application-id' => $site->appId(), 'x-algolia-api-key' => $site->apiKey()],
            $site->endpoints()['light'] . '/1/indexes/*/queries',
        );
        $response = wp_remote_post($url, [
            'timeout' => self::TIMEOUT_SECONDS,
            'redirection' => 0,
            'sslverify' => (bool) apply_filters('https_local_ssl_verify', false),
            'headers' => ['Content-Type' => 'text/plain'],
            'body' => (string) wp_json_encode([
                'requests' => [['indexName' => BuiltInEngine::INDEX, 'query' => '', 'hitsPerPage' => 1]],
            ]),
        ]);
        if ($response instanceof WP_Error) {
            return sprintf(
                /* translators: %s: error message */
                __('The site cannot send requests to itself: %s.', 'stallkeeper-tools'),
                $response->get_error_message(),
            );
        }
        $status = (int) wp_remote_retrieve_response_code($response);
        $data = json_decode(wp_remote_retrieve_body($response), true);
        if (!is_array($data)) {
            return sprintf(
                /* translators: %d: HTTP status code */
                __(
                    'The response (status %d) is not JSON, so it does not come from the search endpoint.',
                    'stallkeeper-tools',
                ),
                $status,
            );
        }
        if ($status !== 200 || !is_array($data['results'] ?? null)) {
            /* translators: %d: HTTP status code */
            return sprintf(__('The response has the status %d.', 'stallkeeper-tools'), $status);
        }

        return null;
    }

    private function shows(string $url, string $text): bool
    {
        $response = wp_remote_get($url, [
            'timeout' => self::TIMEOUT_SECONDS,
            'sslverify' => (bool) apply_filters('https_local_ssl_verify', false),
        ]);

        return wp_remote_retrieve_response_code($response) === 200 &&
            str_contains(wp_remote_retrieve_body($response), $text);
    }
}
