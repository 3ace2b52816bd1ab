<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Health;

use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Index\IndexUnavailable;
use Stallkeeper\Tools\BuiltInEngine\GuardedIndexing;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\EngineStorage;
use Stallkeeper\Tools\Search\Engine\IndexQueue;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use Stallkeeper\Tools\Search\Records\SearchablePosts;
use Stallkeeper\Tools\SiteHealth\TestResult;
use Stallkeeper\Tools\SiteHealth\TestStatus;

/** Tests of the engine and of its index files. */
final class IndexTests
{
    /** Up to this number, posts may be waiting shortly after a save or an import. */
    private const BACKLOG = 20;

    public function __construct(
        private readonly EngineStorage $storage,
        private readonly BuiltInEngine $engine,
        private readonly IndexStateStorage $states,
        private readonly IndexQueue $queue,
        private readonly SearchablePosts $searchable,
    ) {}

    public function engine(): TestResult
    {
        if (!$this->engine->canRun()) {
            return new TestResult(
                TestStatus::Recommended,
                __('The search uses WordPress’s own search because a PHP extension is missing', 'stallkeeper-tools'),
                __(
                    'The PHP extension pdo_sqlite with SQLite 3.24 or later, mbstring or zlib is missing. Searches use WordPress’s own search, without typo tolerance and without instant results. Ask your hosting provider to enable these extensions.',
                    'stallkeeper-tools',
                ),
            );
        }
        $folder = $this->storage->find($this->engine->identity());
        if ($folder === null || !$folder->isWritable()) {
            return new TestResult(
                TestStatus::Critical,
                __('The search index cannot be written', 'stallkeeper-tools'),
                __(
                    'Neither the uploads directory nor the content directory is writable. Until this is fixed, searches use WordPress’s own search or an outdated index.',
                    'stallkeeper-tools',
                ),
            );
        }
        if (!$this->engine->isAvailable()) {
            return new TestResult(
                TestStatus::Recommended,
                __('The search index is being built', 'stallkeeper-tools'),
                __(
                    'Searches use WordPress’s own search until the index is complete. It is built in the background by scheduled events and page views.',
                    'stallkeeper-tools',
                ),
            );
        }

        return new TestResult(
            TestStatus::Good,
            __('The built-in search engine works', 'stallkeeper-tools'),
            __(
                'All PHP extensions are available, the files are writable, and an index is in use.',
                'stallkeeper-tools',
            ),
        );
    }

    public function index(): TestResult
    {
        $waiting = $this->waiting();
        if ($waiting > self::BACKLOG) {
            return new TestResult(
                TestStatus::Recommended,
                __('Changed posts are waiting to be indexed', 'stallkeeper-tools'),
                sprintf(
                    /* translators: %s: number of posts */
                    _n(
                        '%s changed post is waiting to be indexed.',
                        '%s changed posts are waiting to be indexed.',
                        $waiting,
                        'stallkeeper-tools',
                    ),
                    number_format_i18n($waiting),
                ) .
                    ' ' .
                    __(
                        'If this number does not decrease, scheduled events (WP-Cron) do not run on this site.',
                        'stallkeeper-tools',
                    ),
            );
        }
        $published = $this->searchable->countSearchable();
        $incomplete = $this->incomplete($published);
        if ($incomplete !== null) {
            return $incomplete;
        }
        if ($this->failed() !== []) {
            return new TestResult(
                TestStatus::Recommended,
                __('Some posts cannot be indexed', 'stallkeeper-tools'),
                sprintf(
                    /* translators: %s: list of post ids */
                    __(
                        'A plugin causes an error while these posts are indexed: %s. The index contains an older version of them or none. See the PHP error log for details.',
                        'stallkeeper-tools',
                    ),
                    implode(', ', $this->failed()),
                ),
            );
        }
        $indexed = $this->indexed();
        if ($indexed !== null && $waiting === 0 && $indexed !== $published) {
            return new TestResult(
                TestStatus::Recommended,
                __('The search index does not match the posts', 'stallkeeper-tools'),
                sprintf(
                    /* translators: 1: number of posts in the index, 2: number of published posts */
                    __(
                        'The index contains %1$s posts, but the site has %2$s published posts. The hourly check repairs this.',
                        'stallkeeper-tools',
                    ),
                    number_format_i18n($indexed),
                    number_format_i18n($published),
                ),
            );
        }

        return new TestResult(
            TestStatus::Good,
            __('The search index is up to date', 'stallkeeper-tools'),
            __('The index contains every published post without a password, and nothing else.', 'stallkeeper-tools'),
        );
    }

    /** @return TestResult|null null if the index contains posts of every type and most posts that it should contain */
    private function incomplete(int $published): ?TestResult
    {
        $missing = $this->missingTypes();
        if ($missing !== []) {
            return new TestResult(
                TestStatus::Critical,
                __('The search index lacks a type of posts', 'stallkeeper-tools'),
                sprintf(
                    /* translators: %s: list of names of post types, such as "Products, Posts" */
                    __(
                        'Searches find nothing of: %s. See the PHP error log for the cause, then rebuild the index in Stallkeeper > Search index.',
                        'stallkeeper-tools',
                    ),
                    implode(', ', $missing),
                ),
            );
        }
        $failed = count($this->states->read()->failures);
        if ($published > 0 && $failed * 2 >= $published) {
            return new TestResult(
                TestStatus::Critical,
                __('Most posts could not be indexed', 'stallkeeper-tools'),
                sprintf(
                    /* translators: 1: number of posts that failed, 2: number of published posts */
                    __(
                        '%1$s of %2$s posts caused an error while they were indexed. See the PHP error log for the cause.',
                        'stallkeeper-tools',
                    ),
                    number_format_i18n($failed),
                    number_format_i18n($published),
                ),
            );
        }

        return null;
    }

    /** @return list<string> names of post types that have searchable posts, but none in the index in use */
    private function missingTypes(): array
    {
        $names = [];
        foreach (
            $this->engine->isAvailable() ? array_keys($this->searchable->inSearches()->countByType()) : []
            as $type
        ) {
            $result = $this->engine->search(['query' => '', 'filters' => "post_type:$type", 'hitsPerPage' => 0]);
            if ($result?->total === 0) {
                $name = get_post_type_object($type)->labels->name ?? null;
                $names[] = is_string($name) ? $name : $type;
            }
        }

        return $names;
    }

    public function waiting(): int
    {
        try {
            return $this->engine->canRun() ? $this->queue->queue()?->count() ?? 0 : 0;
        } catch (IndexUnavailable) {
            return 0;
        }
    }

    public function indexed(): ?int
    {
        $file = $this->engine->canRun() ? $this->engine->indexFile() : null;
        try {
            return $file === null ? null : Index::openReadOnly($file)->count();
        } catch (IndexUnavailable) {
            return null;
        }
    }

    /** @return list<int> */
    public function failed(): array
    {
        return array_keys(
            array_filter(
                $this->states->read()->failures,
                static fn(int $times): bool => $times >= GuardedIndexing::MAX_ATTEMPTS,
            ),
        );
    }
}
