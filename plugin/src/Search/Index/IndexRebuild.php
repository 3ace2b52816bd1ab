<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Index;

use Closure;
use RuntimeException;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Index\IndexRebuild as IndexIndexRebuild;
use Stallkeeper\Search\Index\IndexUnavailable;
use Stallkeeper\Search\Storage\SiteFile;
use Stallkeeper\Tools\Search\Content\AnonymousContext;
use Stallkeeper\Tools\Search\Content\RecordFactory;
use Stallkeeper\Tools\Search\Content\RecordFingerprint;
use Stallkeeper\Tools\Search\Content\SearchablePosts;
use Stallkeeper\Tools\Search\Index\Storage\FileLock;
use Stallkeeper\Tools\Search\Index\Storage\IndexDirectory;
use Stallkeeper\Tools\Search\Index\Storage\SiteFileWriter;
use WP_Post;

/**
 * Builds the whole index again beside the one in use, in slices that survive the end of a request, and swaps it in.
 * begin() and goOn() are for whoever holds the work lock; now() takes it itself.
 */
final class IndexRebuild
{
    private const SLICE = 200;
    private const WAITS_SECONDS = 60.0;
    private const TURN_SECONDS = 5.0;

    /**
     * The whole at once, however long it takes: for the command line and the installer. Between two turns others get
     * the lock, and each turn begins with what they have changed.
     *
     * @param (Closure(int, int): void)|null $tell called after each turn with the posts done and the posts there are
     *
     * @throws RuntimeException when this host cannot, or another worker does not end
     */
    public function now(?Closure $tell = null): void
    {
        if (!EmbeddedEngine::canRun()) {
            return;
        }
        (new SiteFileWriter())->sync();
        $folder = IndexDirectory::make(EmbeddedEngine::current()->identity());
        EmbeddedEngine::current()->forget();
        $lock = FileLock::take($folder->workLock(), self::WAITS_SECONDS) ?? throw new RuntimeException('Another process writes it, or its folder is read-only.');
        try {
            $this->begin($folder, IndexState::fresh());
        } finally {
            $lock->release();
        }
        do {
            (new IndexWorker())->run(self::TURN_SECONDS, self::WAITS_SECONDS);
            $state = IndexState::fresh();
            if ($tell !== null) {
                $total = SearchablePosts::countSearchable();
                $tell($state->isBuilding() ? SearchablePosts::countSearchable($state->buildingAfter) : $total, $total);
            }
            if ($state->isPaused()) {
                throw new RuntimeException('It will be tried again in some minutes.');
            }
        } while ($state->isBuilding());
    }

    public function begin(IndexDirectory $folder, IndexState $state): void
    {
        $this->drop($folder, $state);
        $folder->storage->protect();
        $rebuild = IndexIndexRebuild::begin($folder->storage, EmbeddedEngine::current()->token(), EmbeddedEngine::INDEX);
        $state->buildingFile = basename($rebuild->file);
        $state->buildingFor = RecordFingerprint::current();
        $state->buildingAfter = 0;
        $state->pausedUntil = 0;
        $state->failures = [];
        $state->save();
        IndexLog::add(__('The search index is being built again.', 'stallkeeper-tools'));
    }

    /**
     * @param Closure(): bool $isWanted asked after each slice: true when changes wait, which come first
     *
     * @return bool whether it is complete and in use
     */
    public function goOn(IndexDirectory $folder, IndexState $state, GuardedIndexing $attempt, float $deadline, Closure $isWanted): bool
    {
        try {
            $rebuild = IndexIndexRebuild::resume($folder->storage, EmbeddedEngine::current()->token(), EmbeddedEngine::INDEX, $state->buildingFile);
        } catch (IndexUnavailable) {
            $this->begin($folder, $state);
            return false;
        }
        do {
            $ids = SearchablePosts::searchableAfter($state->buildingAfter, self::SLICE);
            $state->buildingAfter = $this->add($ids, $rebuild, $attempt, $deadline) ?? $state->buildingAfter;
            $state->save();
            IndexWorker::forgetWhatOthersChanged();
        } while ($ids !== [] && microtime(true) < $deadline && !$isWanted());

        return $ids === [] && $this->finish($folder, $state, $rebuild);
    }

    /**
     * @param list<int> $ids
     *
     * @return int|null the last one that is done
     */
    private function add(array $ids, IndexIndexRebuild $rebuild, GuardedIndexing $attempt, float $deadline): ?int
    {
        _prime_post_caches($ids);
        $last = null;
        $rebuild->add(AnonymousContext::run(static function () use ($ids, $attempt, $deadline, &$last): array {
            $records = [];
            foreach ($ids as $id) {
                $post = get_post($id);
                if ($post instanceof WP_Post && RecordFactory::isSearchable($post)) {
                    $attempt->record($post, static function (array $record) use (&$records): void {
                        $records[] = $record;
                    });
                }
                $last = $id;
                if (microtime(true) >= $deadline) {
                    break;
                }
            }

            return $records;
        }));
        // Made private while the slice was made: the record is of the time before (see Withdrawal).
        $gone = SearchablePosts::unsearchable($ids);
        if ($gone !== []) {
            Index::open($rebuild->file)->delete(array_map(RecordFactory::objectID(...), $gone));
        }

        return $last;
    }

    private function finish(IndexDirectory $folder, IndexState $state, IndexIndexRebuild $rebuild): bool
    {
        if (IndexState::fresh()->buildingFor !== $state->buildingFor) {
            $state->buildingFor = '';
            return false;
        }
        $file = $folder->storage->siteFile(EmbeddedEngine::current()->token());
        if (SiteFile::read($file) === null) {
            (new SiteFileWriter())->sync();
        }
        $lock = FileLock::take($folder->settingsLock(), self::WAITS_SECONDS) ?? throw new RuntimeException('The search settings are locked.');
        try {
            $count = $rebuild->finish();
        } finally {
            $lock->release();
        }
        $state->fingerprint = $state->buildingFor;
        $state->buildingFile = $state->buildingFor = '';
        $state->buildingAfter = $state->pausedUntil = 0;
        $state->save();
        EmbeddedEngine::current()->forget();
        /* translators: %s: number of posts */
        IndexLog::add(sprintf(_n('The search index is complete and in use: %s post.', 'The search index is complete and in use: %s posts.', $count, 'stallkeeper-tools'), number_format_i18n($count)));

        return true;
    }

    private function drop(IndexDirectory $folder, IndexState $state): void
    {
        if ($state->isBuilding() && is_file($folder->storage->path . '/' . $state->buildingFile)) {
            try {
                IndexIndexRebuild::resume($folder->storage, EmbeddedEngine::current()->token(), EmbeddedEngine::INDEX, $state->buildingFile)->abandon();
            } catch (IndexUnavailable) {
                @unlink($folder->storage->path . '/' . $state->buildingFile);
            }
        }
    }
}
