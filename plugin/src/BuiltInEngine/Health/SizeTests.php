<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Health;

use Stallkeeper\Tools\Api\SearchBackend;
use Stallkeeper\Tools\BuiltInEngine\Storage\ServerList;
use Stallkeeper\Tools\Search\Records\SearchablePosts;
use Stallkeeper\Tools\SiteHealth\TestResult;
use Stallkeeper\Tools\SiteHealth\TestStatus;

/** Recommends a hosted index if the site is too large for the built-in engine, or if it has several web servers. */
final class SizeTests
{
    /** Largest index that the benchmark `large` has measured. */
    public const MEASURED_POSTS = 1_000_000;

    public function __construct(
        private readonly SearchablePosts $searchable,
        private readonly ServerList $servers,
        private readonly SearchBackend $provider,
    ) {}

    public function result(): TestResult
    {
        if ($this->provider->configuration()->isInUse()) {
            return new TestResult(
                TestStatus::Good,
                __('The hosted search provider is in use', 'stallkeeper-tools'),
                __('All web servers of this site use the same index at the hosted provider.', 'stallkeeper-tools'),
            );
        }

        return self::resultFor($this->searchable->countSearchable(), $this->servers->countAtOnce());
    }

    /**
     * @param int $posts   number of searchable posts
     * @param int $servers number of web servers in use at the same time; 0 if it is not known
     *
     * @return TestResult of a site that uses the built-in engine
     */
    public static function resultFor(int $posts, int $servers): TestResult
    {
        $reasons = self::reasons($posts, $servers);
        if ($reasons === []) {
            return new TestResult(
                TestStatus::Good,
                __('The built-in search engine is suitable for this site', 'stallkeeper-tools'),
                sprintf(
                    /* translators: %s: number of posts */
                    __('The built-in engine is suitable for one web server and up to %s posts.', 'stallkeeper-tools'),
                    number_format_i18n(self::MEASURED_POSTS),
                ),
            );
        }

        return new TestResult(
            TestStatus::Recommended,
            __('A hosted search index is recommended for this site', 'stallkeeper-tools'),
            __(
                'The built-in engine stores its index on the disk of the web server. Connect a hosted provider, or your own server with the same protocol, in Stallkeeper → Hosted search.',
                'stallkeeper-tools',
            ),
            $reasons,
        );
    }

    /** @return list<string> translated sentences */
    private static function reasons(int $posts, int $servers): array
    {
        $reasons = [];
        if ($posts > self::MEASURED_POSTS) {
            $reasons[] = sprintf(
                /* translators: 1: number of posts of the site, 2: number of posts */
                __(
                    'The site has %1$s searchable posts. The built-in engine was measured with up to %2$s.',
                    'stallkeeper-tools',
                ),
                number_format_i18n($posts),
                number_format_i18n(self::MEASURED_POSTS),
            );
        }
        if ($servers > 1) {
            $reasons[] = sprintf(
                /* translators: %s: number of web servers, at least 2 */
                __(
                    '%s web servers were in use at the same time in the last seven days. Each has an index of its own, so a search does not find a post that was saved on another server until the hourly check.',
                    'stallkeeper-tools',
                ),
                number_format_i18n($servers),
            );
        }

        return $reasons;
    }
}
