<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Health;

use Stallkeeper\Tools\Search\Content\SiteVisibility;
use Stallkeeper\Tools\Search\Index\EmbeddedEngine;
use Stallkeeper\Tools\Search\Index\Storage\EngineStorage;
use WP_Error;

/** Sends requests to the site's search in the same way as a browser. */
final class EndpointTests
{
    private const TIMEOUT_SECONDS = 10;

    public function __construct(
        private readonly EngineStorage $storage,
        private readonly EmbeddedEngine $engine,
        private readonly SiteVisibility $visibility,
    ) {}

    public function entry(): TestResult
    {
        if (!$this->engine->isAvailable()) {
            return new TestResult(TestStatus::Recommended, __('The light search entry has nothing to answer with', 'stallkeeper-tools'), __('The embedded engine is not in use: see the search engine’s own line here.', 'stallkeeper-tools'));
        }
        if (!$this->visibility->isPublic()) {
            return new TestResult(TestStatus::Good, __('The search is closed to visitors', 'stallkeeper-tools'), __('The site is not open yet, or a plugin keeps it private: both ways to the search answer "not found", as they should.', 'stallkeeper-tools'));
        }
        $problem = $this->problem();
        if ($problem === null) {
            return new TestResult(TestStatus::Good, __('The light search entry is served', 'stallkeeper-tools'), __('Searches while typing are answered without starting WordPress.', 'stallkeeper-tools'));
        }

        return new TestResult(
            TestStatus::Recommended,
            __('The light search entry is not reached', 'stallkeeper-tools'),
            $problem . ' ' . __('Browsers notice this and use WordPress’s REST interface instead: the search works, only slower. To fix this, let the web server run PHP at wp-content/plugins/stallkeeper-tools/api/search.php with a path after the file name (PATH_INFO).', 'stallkeeper-tools'),
        );
    }

    public function privacy(): TestResult
    {
        $folder = $this->storage->find($this->engine->identity());
        $good = new TestResult(TestStatus::Good, __('The search database cannot be downloaded', 'stallkeeper-tools'), __('Its folder has a name that nobody can guess, and no list of files shows it.', 'stallkeeper-tools'));
        if ($folder === null) {
            return $good;
        }
        $name = basename($folder->storage->path);
        $parent = content_url(ltrim(substr(dirname($folder->storage->path), strlen(WP_CONTENT_DIR)) . '/', '/'));
        // The directory has an index.html. If a response still contains file names, the server has listed the directory.
        if ($this->shows($parent, $name) || $this->shows("$parent$name/", '.sqlite')) {
            return new TestResult(
                TestStatus::Critical,
                __('The web server lists the search’s folder', 'stallkeeper-tools'),
                __('It prints the names of files in folders without an index page, so anyone can find the search database. It holds only what is published, but switch such lists off (Apache: Options -Indexes; nginx: autoindex off).', 'stallkeeper-tools'),
            );
        }

        return $good;
    }

    /** @return string|null description of the problem; null if the endpoint answers a search */
    private function problem(): ?string
    {
        $site = $this->engine;
        $url = add_query_arg(['x-algolia-application-id' => $site->appId(), 'x-algolia-api-key' => $site->apiKey()], $site->endpoints()['light'] . '/1/indexes/*/queries');
        $answer = wp_remote_post($url, [
            'timeout' => self::TIMEOUT_SECONDS,
            'redirection' => 0,
            'sslverify' => (bool) apply_filters('https_local_ssl_verify', false),
            'headers' => ['Content-Type' => 'text/plain'],
            'body' => (string) wp_json_encode(['requests' => [['indexName' => EmbeddedEngine::INDEX, 'query' => '', 'hitsPerPage' => 1]]]),
        ]);
        if ($answer instanceof WP_Error) {
            /* translators: %s: error message */
            return sprintf(__('The site cannot reach itself: %s.', 'stallkeeper-tools'), $answer->get_error_message());
        }
        $status = (int) wp_remote_retrieve_response_code($answer);
        $data = json_decode(wp_remote_retrieve_body($answer), true);
        if (!is_array($data)) {
            /* translators: %d: HTTP status code */
            return sprintf(__('The answer (status %d) is not JSON: the server sends something else than the entry.', 'stallkeeper-tools'), $status);
        }
        if ($status !== 200 || !is_array($data['results'] ?? null)) {
            /* translators: %d: HTTP status code */
            return sprintf(__('The answer has status %d.', 'stallkeeper-tools'), $status);
        }

        return null;
    }

    private function shows(string $url, string $text): bool
    {
        $answer = wp_remote_get($url, ['timeout' => self::TIMEOUT_SECONDS, 'sslverify' => (bool) apply_filters('https_local_ssl_verify', false)]);

        return wp_remote_retrieve_response_code($answer) === 200 && str_contains(wp_remote_retrieve_body($answer), $text);
    }
}
