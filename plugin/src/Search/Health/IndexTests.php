<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Health;

use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Index\IndexUnavailable;
use Stallkeeper\Tools\Search\Content\SearchablePosts;
use Stallkeeper\Tools\Search\Index\EmbeddedEngine;
use Stallkeeper\Tools\Search\Index\GuardedIndexing;
use Stallkeeper\Tools\Search\Index\IndexQueue;
use Stallkeeper\Tools\Search\Index\IndexStateStorage;
use Stallkeeper\Tools\Search\Index\Storage\EngineStorage;

/** Tests of the engine and of its index files. */
final class IndexTests
{
    /** Up to this number, posts may be waiting shortly after a save or an import. */
    private const BACKLOG = 20;

    public function __construct(
        private readonly EngineStorage $storage,
        private readonly EmbeddedEngine $engine,
        private readonly IndexStateStorage $states,
        private readonly IndexQueue $queue,
        private readonly SearchablePosts $searchable,
    ) {}

    public function engine(): TestResult
    {
        if (!$this->engine->canRun()) {
            return new TestResult(
                TestStatus::Recommended,
                __('The search uses WordPress’s own engine: SQLite’s full-text search is missing', 'stallkeeper-tools'),
                __('This PHP lacks pdo_sqlite with the FTS5 module, or mbstring. Searches are answered by WordPress’s own search, without tolerance of typing errors and without results while typing. Ask your host to enable pdo_sqlite with FTS5.', 'stallkeeper-tools'),
            );
        }
        $folder = $this->storage->find($this->engine->identity());
        if ($folder === null || !$folder->isWritable()) {
            return new TestResult(
                TestStatus::Critical,
                __('The search cannot write its files', 'stallkeeper-tools'),
                __('Neither the uploads folder nor the content folder lets the search keep its index there. Until one of them can be written, searches are answered by WordPress’s own search or from an outdated index.', 'stallkeeper-tools'),
            );
        }
        if (!$this->engine->isAvailable()) {
            return new TestResult(
                TestStatus::Recommended,
                __('The search index is being built', 'stallkeeper-tools'),
                __('Until it is complete, searches are answered by WordPress’s own search. It is built in the background, with each visit and by WordPress’s scheduled events.', 'stallkeeper-tools'),
            );
        }

        return new TestResult(TestStatus::Good, __('The embedded search engine works', 'stallkeeper-tools'), __('SQLite’s full-text search is there, its files can be written, and the index is complete.', 'stallkeeper-tools'));
    }

    public function index(): TestResult
    {
        $waiting = $this->waiting();
        if ($waiting > self::BACKLOG) {
            return new TestResult(
                TestStatus::Recommended,
                __('Changed posts wait for the search index', 'stallkeeper-tools'),
                /* translators: %s: number of posts */
                sprintf(_n('%s changed post waits to be indexed.', '%s changed posts wait to be indexed.', $waiting, 'stallkeeper-tools'), number_format_i18n($waiting))
                    . ' ' . __('If this does not become less, WordPress’s scheduled events do not run on this site.', 'stallkeeper-tools'),
            );
        }
        if ($this->failed() !== []) {
            return new TestResult(
                TestStatus::Recommended,
                __('Some posts cannot be indexed', 'stallkeeper-tools'),
                /* translators: %s: list of post ids */
                sprintf(__('An extension throws an error whenever these posts are prepared for the search, so it knows an older state of them or none: %s. The error is in PHP’s log.', 'stallkeeper-tools'), implode(', ', $this->failed())),
            );
        }
        $indexed = $this->indexed();
        $published = $this->searchable->countSearchable();
        if ($indexed !== null && $waiting === 0 && $indexed !== $published) {
            return new TestResult(
                TestStatus::Recommended,
                __('The search index and the posts differ', 'stallkeeper-tools'),
                /* translators: 1: number of posts in the index, 2: number of published posts */
                sprintf(__('The index holds %1$s posts, the site has published %2$s. They are compared and put right every hour.', 'stallkeeper-tools'), number_format_i18n($indexed), number_format_i18n($published)),
            );
        }

        return new TestResult(TestStatus::Good, __('The search index is up to date', 'stallkeeper-tools'), __('Every published post without a password is in the index, and nothing else.', 'stallkeeper-tools'));
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
        return array_keys(array_filter($this->states->read()->failures, static fn(int $times): bool => $times >= GuardedIndexing::MOST));
    }
}
