<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia\Sync;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Indexing\IndexLog;
use Stallkeeper\Tools\Search\Records\AnonymousContext;
use Stallkeeper\Tools\Search\Records\PostDatabase;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use Stallkeeper\Tools\Search\Records\SearchablePosts;
use WP_Post;

/**
 * Builds all indexes at the hosted provider again, next to those in use, in slices that may span several requests. Then
 * each new index replaces the old one in one step. The progress is saved after every slice.
 *
 * State: `after` is the id of the last post that was sent, `moving` the name of the index that is being replaced,
 * `moved` the names of those that have been replaced.
 *
 * @phpstan-type RebuildState array{after: int, moving: string, moved: list<string>}
 */
final class AlgoliaRebuild
{
    public const OPTION = 'stallkeeper_algolia_rebuild';

    /** A separate option, because a running rebuild overwrites the state again and again. */
    private const WANTED = 'stallkeeper_algolia_rebuild_wanted';

    /**
     * Posts per slice. Approximate, because a post may have several records; the provider's batches have up to 1000.
     */
    private const SLICE = 1000;

    public function __construct(
        private readonly IndexLog $log,
        private readonly BuiltInEngine $engine,
        private readonly RecordFactory $records,
        private readonly AnonymousContext $anonymous,
        private readonly SearchablePosts $searchable,
        private readonly AlgoliaIndexes $indexes,
        private readonly AlgoliaIndexSettings $indexSettings,
        private readonly AlgoliaRules $rules,
        private readonly PostDatabase $database,
    ) {}

    /** @return RebuildState|null null if no rebuild is running */
    public function state(): ?array
    {
        wp_cache_delete(self::OPTION, 'options');
        $stored = get_option(self::OPTION);
        if (!is_array($stored) || !is_int($stored['after'] ?? null)) {
            return null;
        }

        return [
            'after' => $stored['after'],
            'moving' => Input::fromArray($stored)->text('moving'),
            'moved' => Input::fromArray($stored)->texts('moved'),
        ];
    }

    /** Whether a rebuild was interrupted while it replaced an index. It must finish before anything else is written. */
    public function isMoving(): bool
    {
        return ($this->state()['moving'] ?? '') !== '';
    }

    /** Whether the new index of this name has not replaced the old one yet. Changes must go into both then. */
    public function isBeside(string $name): bool
    {
        $state = $this->state();

        return $state !== null && !in_array($name, $state['moved'], true);
    }

    /** Requests a rebuild. The next process that holds the lock of AlgoliaSync starts it. */
    public function want(): void
    {
        update_option(self::WANTED, '1', false);
    }

    public function isUnderWay(): bool
    {
        return $this->isWanted() || $this->state() !== null;
    }

    /** @return int|null id of the last post that was sent, 0 before the first; null if no rebuild is running */
    public function sent(): ?int
    {
        return $this->isWanted() ? 0 : $this->state()['after'] ?? null;
    }

    private function isWanted(): bool
    {
        return get_option(self::WANTED) === '1';
    }

    /**
     * The caller must hold the lock of AlgoliaSync: two processes would each put half an index into use.
     *
     * @return bool whether the indexes are complete and in use
     */
    public function goOn(GuardedUpload $attempt, float $deadline): bool
    {
        if ($this->isWanted() && !$this->isMoving()) {
            $this->begin();
        }
        $state = $this->state();
        if ($state === null) {
            return true;
        }
        if ($state['moving'] !== '' || $state['moved'] !== []) {
            // All posts were sent. Changes since then are in the queue.
            $this->finish($state);

            return true;
        }
        do {
            $ids = $this->searchable->inSearches()->candidatesAfter($state['after'], self::SLICE);
            [$records, $last] = $this->records($ids, $attempt, $deadline);
            foreach ($records as $name => $list) {
                // After a crash this sends records again, which replaces them.
                $attempt->send($this->indexes->building($name), $list);
            }
            $state['after'] = $last ?? $state['after'];
            update_option(self::OPTION, $state, false);
            $this->engine->forgetWithCaches();
        } while ($ids !== [] && microtime(true) < $deadline);
        if ($ids !== []) {
            return false;
        }
        $this->finish($state);

        return true;
    }

    private function begin(): void
    {
        foreach ($this->indexes->names() as $name) {
            $index = $this->indexes->building($name);
            $index->clear();
            $index->setSettings($this->indexSettings->build($name));
            $this->indexSettings->pushSynonyms($index);
            $index->wait();
        }
        update_option(self::OPTION, ['after' => 0, 'moving' => '', 'moved' => []], false);
        delete_option(self::WANTED);
        $this->log->add(__('Rebuilding the index at the hosted provider.', 'stallkeeper-tools'));
    }

    /**
     * @param list<int> $ids
     *
     * @return array{array<string, list<array<array-key, mixed>>>, int|null} records by index name, last processed id
     */
    private function records(array $ids, GuardedUpload $attempt, float $deadline): array
    {
        $this->database->prime($ids);
        $records = [];
        $last = null;
        $checked = $accepted = [];
        $this->anonymous->run(function () use (
            $ids,
            $attempt,
            $deadline,
            &$records,
            &$last,
            &$checked,
            &$accepted,
        ): void {
            foreach ($ids as $id) {
                $post = get_post($id);
                $checked[] = $id;
                if ($post instanceof WP_Post && $this->records->isIndexed($post)) {
                    $accepted[] = $id;
                    $name = $this->records->isSearchable($post) ? $this->indexes->nameFor($post) : null;
                    if ($name !== null) {
                        $records[$name] = [...$records[$name] ?? [], ...$attempt->records($post) ?? []];
                    }
                }
                $last = $id;
                if (microtime(true) >= $deadline) {
                    break;
                }
            }
        });
        $this->searchable->saveChecks($checked, $accepted);

        return [$records, $last];
    }

    /** @param RebuildState $state */
    private function finish(array $state): void
    {
        foreach (array_diff($this->indexes->names(), $state['moved']) as $name) {
            $index = $this->indexes->building($name);
            update_option(self::OPTION, $state = ['moving' => $name] + $state, false);
            $index->moveTo($name);
            // Save this before anything can fail: moving the index again would put an empty one into use.
            update_option(
                self::OPTION,
                $state = ['moving' => '', 'moved' => [...$state['moved'], $name]] + $state,
                false,
            );
            $index->wait();
        }
        $this->indexSettings->push();
        // The new index has none yet.
        $this->rules->send();
        delete_option(self::OPTION);
        $this->log->add(__('The index at the hosted provider was rebuilt.', 'stallkeeper-tools'));
    }
}
