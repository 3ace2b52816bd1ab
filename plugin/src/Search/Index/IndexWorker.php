<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Index;

use Closure;
use RuntimeException;
use Stallkeeper\Search\Index\IndexUnavailable;
use Stallkeeper\Search\Index\Queue;
use Stallkeeper\Tools\Search\Content\AnonymousContext;
use Stallkeeper\Tools\Search\Content\RecordFactory;
use Stallkeeper\Tools\Search\Content\RecordFingerprint;
use Stallkeeper\Tools\Search\Content\SearchablePosts;
use Stallkeeper\Tools\Search\Index\Storage\FileLock;
use Stallkeeper\Tools\Search\Index\Storage\IndexDirectory;
use WP_Post;

/** Brings the index up to date: first the queue, then a running rebuild. */
final class IndexWorker
{
    private const BATCH = 50;
    /** Short, because the lock excludes other workers already. */
    private const LEASE_SECONDS = 1;
    private const PAUSE_SECONDS = 60;

    /** @var list<int> posts that this worker does not try again */
    private array $failed = [];

    /** @param Closure(): void|null $beforeRendering called once, after unsearchable posts have left the index */
    public function __construct(private ?Closure $beforeRendering = null) {}

    /**
     * @param float $budgetSeconds time after which no further post begins
     * @param float $waitSeconds   time to wait for another worker
     *
     * @return bool whether work is left for the next worker
     */
    public function run(float $budgetSeconds, float $waitSeconds = 0.0): bool
    {
        $folder = EmbeddedEngine::canRun() ? IndexDirectory::find(EmbeddedEngine::current()->identity()) : null;
        if ($folder === null) {
            return false;
        }
        $lock = FileLock::take($folder->workLock(), $waitSeconds);
        if ($lock === null) {
            return true;
        }
        $deadline = microtime(true) + $budgetSeconds;
        self::forgetWhatOthersChanged();
        $state = IndexState::fresh();
        try {
            $queue = IndexQueue::queue();
            $state = IndexState::fresh();
            $left = $this->work($folder, $state, $queue, $lock, $deadline);
            $state->save();

            return $left;
        } catch (RuntimeException $error) {
            error_log('Stallkeeper: the search index cannot be brought up to date: ' . $error->getMessage());
            IndexLog::add(__('The search index could not be written just now. It is tried again in a minute; the reason is in PHP’s log.', 'stallkeeper-tools'));
            $isInUse = !$state->isBuilding();
            // The unfinished index may be the cause, so it is built again.
            $state->buildingFor = '';
            if ($error instanceof IndexUnavailable && IndexFailure::isBeyondRepair($error)) {
                IndexQueue::startAnew();
                $state->fingerprint = '';
                if ($isInUse) {
                    // The next worker builds a new file, so there is no reason to pause.
                    $state->save();

                    return true;
                }
            }
            $state->pause(self::PAUSE_SECONDS);

            return true;
        } finally {
            $lock->release();
        }
    }

    private function work(IndexDirectory $folder, IndexState $state, ?Queue $queue, FileLock $lock, float $deadline): bool
    {
        $attempt = new GuardedIndexing($lock, $state);
        $rebuild = new IndexRebuild();
        $isWanted = fn(): bool => $queue !== null && $queue->count() > count($this->failed);
        do {
            $left = $queue !== null && $this->drain($queue, new IndexWriter(EmbeddedEngine::current(), $folder, $state), $attempt, $deadline);
            if ($state->isStale() && $state->buildingFor !== RecordFingerprint::current()) {
                $rebuild->begin($folder, $state);
            }
            $wasBuilding = $state->isBuilding();
            if ($wasBuilding) {
                $this->answerFirst();
                $left = !$rebuild->goOn($folder, $state, $attempt, $deadline, $isWanted) || $left;
            }
            // Posts may have been withdrawn during the rebuild. Process the queue before the new index is left alone.
            $mayGoOn = $wasBuilding && (!$state->isBuilding() || microtime(true) < $deadline);
        } while ($mayGoOn && $isWanted());
        IndexQueue::mark($left);
        if (!$left && $queue !== null && $queue->count() > 0) {
            // Another request has queued a change between the last check and the removal of the marker.
            IndexQueue::mark($left = true);
        }

        return $left;
    }

    /** @return bool whether work is left */
    private function drain(Queue $queue, IndexWriter $targets, GuardedIndexing $attempt, float $deadline): bool
    {
        do {
            $ids = array_values(array_diff($queue->claim(self::BATCH, self::LEASE_SECONDS), $this->failed));
            $posts = $this->withdraw(PatternUsers::posts($ids), $queue, $targets);
            $left = !(new PatternUsers($queue, 'index'))->expand($ids, $deadline);
            $left = ($posts !== [] && $this->index($posts, $queue, $targets, $attempt, $deadline)) || $left;
        } while ($ids !== [] && !$left);
        if ($this->failed !== []) {
            // Move them to the end of the queue, where they block no other post.
            $queue->push(...$this->failed);
        }

        return $left || $this->failed !== [];
    }

    /**
     * @param list<int> $ids
     *
     * @return list<WP_Post> posts that stay in the index
     */
    private function withdraw(array $ids, Queue $queue, IndexWriter $targets): array
    {
        _prime_post_caches($ids, true, false);
        $posts = AnonymousContext::run(static fn(): array => array_filter(
            array_map(get_post(...), $ids),
            static fn(mixed $post): bool => $post instanceof WP_Post && RecordFactory::isSearchable($post),
        ));
        $found = array_map(static fn(WP_Post $post): int => $post->ID, $posts);
        $gone = array_values(array_diff($ids, $found));
        // Before anything slow, and before the response is sent. ImmediateRemoval has deleted posts of requests that ended
        // normally. This deletes posts of requests that crashed, and records that another worker saved in between.
        $targets->delete($gone);
        $queue->done(...$gone);

        return array_values($posts);
    }

    /**
     * @param non-empty-list<WP_Post> $posts
     *
     * @return bool whether time ran out
     */
    private function index(array $posts, Queue $queue, IndexWriter $targets, GuardedIndexing $attempt, float $deadline): bool
    {
        $this->answerFirst();

        return AnonymousContext::run(function () use ($posts, $queue, $targets, $attempt, $deadline): bool {
            foreach ($posts as $i => $post) {
                // Index at least one post, so that slow hosts make progress.
                if ($i > 0 && microtime(true) >= $deadline) {
                    return true;
                }
                if (!$attempt->record($post, $targets->save(...))) {
                    $this->failed[] = $post->ID;
                    continue;
                }
                // The post may have become private while its record was created (see ImmediateRemoval).
                $targets->delete(SearchablePosts::unsearchable([$post->ID]));
                $queue->done($post->ID);
            }

            return false;
        });
    }

    private function answerFirst(): void
    {
        $answer = $this->beforeRendering;
        $this->beforeRendering = null;
        if ($answer !== null) {
            $answer();
        }
    }

    /** Clears caches, because this process may have read a post before another process changed it. */
    public static function forgetWhatOthersChanged(): void
    {
        EmbeddedEngine::current()->forget();
        if (wp_cache_supports('flush_runtime')) {
            wp_cache_flush_runtime();
        }
    }
}
