<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine;

use Closure;
use RuntimeException;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Index\IndexUnavailable;
use Stallkeeper\Search\Index\ReplacementIndex;
use Stallkeeper\Search\Storage\SiteFile;
use Stallkeeper\Tools\BuiltInEngine\Storage\SiteFileWriter;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\EngineDirectory;
use Stallkeeper\Tools\Search\Engine\IndexState;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use Stallkeeper\Tools\Search\Fields\FieldColumns;
use Stallkeeper\Tools\Search\Indexing\CurrentRules;
use Stallkeeper\Tools\Search\Indexing\FileLock;
use Stallkeeper\Tools\Search\Indexing\IndexLog;
use Stallkeeper\Tools\Search\Records\AnonymousContext;
use Stallkeeper\Tools\Search\Records\PostDatabase;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use Stallkeeper\Tools\Search\Records\RecordFingerprint;
use Stallkeeper\Tools\Search\Records\SearchablePosts;
use WP_Post;

/**
 * Builds a new index next to the one in use and then swaps it in. Works in slices, so a rebuild can continue in another
 * request. The caller of begin() and goOn() must hold the work lock.
 */
final class IndexRebuild
{
    private const SLICE = 200;
    private const WAITS_SECONDS = 60.0;

    /** Number of posts that a complete index may lack, because they were published during the rebuild. */
    private const MAX_MISSING = 50;

    public function __construct(
        private readonly BuiltInEngine $engine,
        private readonly IndexStateStorage $states,
        private readonly IndexLog $log,
        private readonly SiteFileWriter $siteFile,
        private readonly RecordFactory $records,
        private readonly RecordFingerprint $fingerprint,
        private readonly AnonymousContext $anonymous,
        private readonly SearchablePosts $searchable,
        private readonly CurrentRules $rules,
        private readonly PostDatabase $database,
        private readonly FieldColumns $columns,
    ) {}

    public function begin(EngineDirectory $folder, IndexState $state): void
    {
        $this->deleteFile($folder, $state);
        $folder->storage->protect();
        $rebuild = ReplacementIndex::begin(
            $folder->storage,
            $this->engine->token(),
            BuiltInEngine::INDEX,
            $this->columns->indexSettings(),
        );
        $state->buildingFile = basename($rebuild->file);
        $state->buildingFor = $this->fingerprint->current();
        $state->buildingAfter = 0;
        $state->pausedUntil = 0;
        $state->failures = [];
        $this->states->save($state);
        $this->log->add(__('Rebuilding the search index.', 'stallkeeper-tools'));
    }

    /**
     * @param Closure(): bool $isWanted called after each slice; true if changes are waiting, which have priority
     *
     * @return bool whether the index is complete and in use
     */
    public function goOn(
        EngineDirectory $folder,
        IndexState $state,
        GuardedIndexing $attempt,
        float $deadline,
        Closure $isWanted,
    ): bool {
        try {
            $rebuild = ReplacementIndex::resume(
                $folder->storage,
                $this->engine->token(),
                BuiltInEngine::INDEX,
                $state->buildingFile,
            );
        } catch (IndexUnavailable) {
            $this->begin($folder, $state);
            return false;
        }
        do {
            $ids = $this->searchable->candidatesAfter($state->buildingAfter, self::SLICE);
            $state->buildingAfter = $this->add($ids, $rebuild, $attempt, $deadline) ?? $state->buildingAfter;
            $this->states->save($state);
            $this->engine->forgetWithCaches();
        } while ($ids !== [] && microtime(true) < $deadline && !$isWanted());

        return $ids === [] && $this->finish($folder, $state, $rebuild);
    }

    /**
     * @param list<int> $ids
     *
     * @return int|null the last id that was processed
     */
    private function add(array $ids, ReplacementIndex $rebuild, GuardedIndexing $attempt, float $deadline): ?int
    {
        $this->database->prime($ids);
        $last = null;
        $checked = $accepted = $inSearches = [];
        $rebuild->add(
            $this->anonymous->run(function () use (
                $ids,
                $attempt,
                $deadline,
                &$last,
                &$checked,
                &$accepted,
                &$inSearches,
            ): array {
                $records = [];
                foreach ($ids as $id) {
                    $post = get_post($id);
                    $checked[] = $id;
                    if ($post instanceof WP_Post && $this->records->isIndexed($post)) {
                        $accepted[] = $id;
                        array_push($inSearches, ...$this->records->isSearchable($post) ? [$id] : []);
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
            }),
        );
        $this->searchable->saveChecks($checked, $accepted);
        // A post may have become private or hidden while the slice was built. Its record is out of date (see
        // ImmediateRemoval).
        $gone = [
            ...$this->searchable->unsearchable($ids),
            ...$this->searchable->inSearches()->unsearchable($inSearches),
        ];
        if ($gone !== []) {
            Index::openExisting($rebuild->file)->delete(array_map(RecordFactory::objectID(...), $gone));
        }

        return $last;
    }

    private function finish(EngineDirectory $folder, IndexState $state, ReplacementIndex $rebuild): bool
    {
        if ($this->states->fresh()->buildingFor !== $state->buildingFor) {
            $state->buildingFor = '';
            return false;
        }
        $file = $folder->storage->siteFile($this->engine->token());
        if (SiteFile::read($file) === null) {
            $this->siteFile->rewrite();
        }
        $this->requireAll($rebuild, $state);
        $lock =
            FileLock::take($folder->settingsLock(), self::WAITS_SECONDS) ??
            throw new RuntimeException('The search settings are locked.');
        try {
            Index::openExisting($rebuild->file)->setQueryRules($this->rules->rules());
            $count = $rebuild->finish();
        } finally {
            $lock->release();
        }
        $state->fingerprint = $state->buildingFor;
        $state->buildingFile = $state->buildingFor = '';
        $state->buildingAfter = $state->pausedUntil = $state->failedRebuilds = 0;
        $this->states->save($state);
        $this->engine->forget();
        $message = sprintf(
            /* translators: %s: number of posts */
            _n(
                'The search index was rebuilt and is in use: %s post.',
                'The search index was rebuilt and is in use: %s posts.',
                $count,
                'stallkeeper-tools',
            ),
            number_format_i18n($count),
        );
        $failed = count($state->failures);
        if ($failed > 0) {
            $message .=
                ' ' .
                sprintf(
                    /* translators: %s: number of posts */
                    _n('%s post could not be indexed.', '%s posts could not be indexed.', $failed, 'stallkeeper-tools'),
                    number_format_i18n($failed),
                );
        }
        $this->log->add($message);

        return true;
    }

    /** @throws RuntimeException if the new index lacks many posts, so that the one in use is better */
    private function requireAll(ReplacementIndex $rebuild, IndexState $state): void
    {
        $expected = $this->searchable->countSearchable() - count($state->failures);
        $count = Index::openExisting($rebuild->file)->count();
        // Changes during the rebuild are in the queue, so a few posts may differ.
        if ($expected - $count > max(self::MAX_MISSING, $expected / 10)) {
            throw new RuntimeException("The new index has $count of $expected posts.");
        }
    }

    /** Deletes the unfinished index. The next worker begins again. */
    public function abandon(EngineDirectory $folder, IndexState $state): void
    {
        $this->deleteFile($folder, $state);
        $state->buildingFile = $state->buildingFor = '';
        $state->failedRebuilds++;
    }

    private function deleteFile(EngineDirectory $folder, IndexState $state): void
    {
        if ($state->isBuilding() && is_file($folder->storage->path . '/' . $state->buildingFile)) {
            try {
                ReplacementIndex::resume(
                    $folder->storage,
                    $this->engine->token(),
                    BuiltInEngine::INDEX,
                    $state->buildingFile,
                )->abandon();
            } catch (IndexUnavailable) {
                @unlink($folder->storage->path . '/' . $state->buildingFile);
            }
        }
    }
}
