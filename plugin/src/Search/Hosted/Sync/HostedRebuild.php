<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Hosted\Sync;

use Stallkeeper\Tools\Search\Content\AnonymousContext;
use Stallkeeper\Tools\Search\Content\RecordFactory;
use Stallkeeper\Tools\Search\Content\SearchablePosts;
use Stallkeeper\Tools\Search\Index\IndexLog;
use Stallkeeper\Tools\Search\Index\IndexWorker;
use WP_Post;

/**
 * Builds all indexes at the hosted provider again, next to those in use, in slices that may span several requests. Then
 * each new index replaces the old one in one step. The progress is saved after every slice.
 *
 * State: `after` is the id of the last post that was sent, `moving` the name of the index that is being replaced, `moved`
 * the names of those that have been replaced.
 *
 * @phpstan-type RebuildState array{after: int, moving: string, moved: list<string>}
 */
final class HostedRebuild
{
    public const OPTION = 'stallkeeper_hosted_rebuild';

    /** A separate option, because a running rebuild overwrites the state again and again. */
    private const WANTED = 'stallkeeper_hosted_rebuild_wanted';

    /** Posts per slice. Approximate, because a post may have several records; the provider's batches have up to 1000. */
    private const SLICE = 1000;

    /** @return RebuildState|null null if no rebuild is running */
    public static function state(): ?array
    {
        wp_cache_delete(self::OPTION, 'options');
        $stored = get_option(self::OPTION);
        if (!is_array($stored) || !is_int($stored['after'] ?? null)) {
            return null;
        }

        return [
            'after' => $stored['after'],
            'moving' => is_string($stored['moving'] ?? null) ? $stored['moving'] : '',
            'moved' => array_values(array_filter(is_array($stored['moved'] ?? null) ? $stored['moved'] : [], is_string(...))),
        ];
    }

    /** Whether a rebuild was interrupted while it replaced an index. It must finish before anything else is written. */
    public static function isMoving(): bool
    {
        return (self::state()['moving'] ?? '') !== '';
    }

    /** Whether the new index of this name has not replaced the old one yet. Changes must go into both then. */
    public static function isBeside(string $name): bool
    {
        $state = self::state();

        return $state !== null && !in_array($name, $state['moved'], true);
    }

    /** Requests a rebuild. The next process that holds the lock of HostedSync starts it. */
    public static function want(): void
    {
        update_option(self::WANTED, '1', false);
    }

    public static function isUnderWay(): bool
    {
        return self::isWanted() || self::state() !== null;
    }

    /** @return int|null id of the last post that was sent, 0 before the first; null if no rebuild is running */
    public static function sent(): ?int
    {
        return self::isWanted() ? 0 : self::state()['after'] ?? null;
    }

    private static function isWanted(): bool
    {
        return get_option(self::WANTED) === '1';
    }

    /**
     * The caller must hold the lock of HostedSync: two processes would each put half an index into use.
     *
     * @return bool whether the indexes are complete and in use
     */
    public static function goOn(GuardedUpload $attempt, float $deadline): bool
    {
        if (self::isWanted() && !self::isMoving()) {
            self::begin();
        }
        $state = self::state();
        if ($state === null) {
            return true;
        }
        if ($state['moving'] !== '' || $state['moved'] !== []) {
            // All posts were sent. Changes since then are in the queue.
            self::finish($state);

            return true;
        }
        do {
            $ids = SearchablePosts::searchableAfter($state['after'], self::SLICE);
            [$records, $last] = self::records($ids, $attempt, $deadline);
            foreach ($records as $name => $list) {
                // After a crash this sends records again, which replaces them.
                $attempt->send(HostedIndexes::building($name), $list);
            }
            $state['after'] = $last ?? $state['after'];
            update_option(self::OPTION, $state, false);
            IndexWorker::forgetWhatOthersChanged();
        } while ($ids !== [] && microtime(true) < $deadline);
        if ($ids !== []) {
            return false;
        }
        self::finish($state);

        return true;
    }

    private static function begin(): void
    {
        foreach (HostedIndexes::names() as $name) {
            $index = HostedIndexes::building($name);
            $index->clear();
            $index->setSettings(IndexSettings::of($name));
            $index->wait();
        }
        update_option(self::OPTION, ['after' => 0, 'moving' => '', 'moved' => []], false);
        delete_option(self::WANTED);
        IndexLog::add(__('The index at the hosted provider is being built again.', 'stallkeeper-tools'));
    }

    /**
     * @param list<int> $ids
     *
     * @return array{array<string, list<array<array-key, mixed>>>, int|null} records by index name, last processed id
     */
    private static function records(array $ids, GuardedUpload $attempt, float $deadline): array
    {
        _prime_post_caches($ids);
        $records = [];
        $last = null;
        AnonymousContext::run(static function () use ($ids, $attempt, $deadline, &$records, &$last): void {
            foreach ($ids as $id) {
                $post = get_post($id);
                $name = $post instanceof WP_Post && RecordFactory::isSearchable($post) ? HostedIndexes::nameFor($post) : null;
                if ($post instanceof WP_Post && $name !== null) {
                    $records[$name] = [...($records[$name] ?? []), ...($attempt->records($post) ?? [])];
                }
                $last = $id;
                if (microtime(true) >= $deadline) {
                    break;
                }
            }
        });

        return [$records, $last];
    }

    /** @param RebuildState $state */
    private static function finish(array $state): void
    {
        foreach (array_diff(HostedIndexes::names(), $state['moved']) as $name) {
            $index = HostedIndexes::building($name);
            update_option(self::OPTION, $state = ['moving' => $name] + $state, false);
            $index->moveTo($name);
            // Save this before anything can fail: moving the index again would put an empty one into use.
            update_option(self::OPTION, $state = ['moving' => '', 'moved' => [...$state['moved'], $name]] + $state, false);
            $index->wait();
        }
        IndexSettings::push();
        delete_option(self::OPTION);
        IndexLog::add(__('The index at the hosted provider is complete and in use.', 'stallkeeper-tools'));
    }
}
