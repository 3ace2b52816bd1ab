<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine;

use Closure;
use RuntimeException;
use Stallkeeper\Search\Index\IndexUnavailable;
use Stallkeeper\Search\Index\Queue;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Engine\EngineDirectory;
use Stallkeeper\Tools\Search\Engine\EngineStorage;
use Stallkeeper\Tools\Search\Engine\IndexQueue;
use Stallkeeper\Tools\Search\Engine\IndexState;
use Stallkeeper\Tools\Search\Engine\IndexStateStorage;
use Stallkeeper\Tools\Search\Engine\OpenIndexes;
use Stallkeeper\Tools\Search\Indexing\FileLock;
use Stallkeeper\Tools\Search\Indexing\IndexLog;
use Stallkeeper\Tools\Search\Indexing\PatternUsers;
use Stallkeeper\Tools\Search\Records\AnonymousContext;
use Stallkeeper\Tools\Search\Records\DatabaseError;
use Stallkeeper\Tools\Search\Records\PostDatabase;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use Stallkeeper\Tools\Search\Records\RecordFingerprint;
use Stallkeeper\Tools\Search\Records\RelatedPosts;
use Stallkeeper\Tools\Search\Records\SearchablePosts;
use WP_Post;

/** Brings the index up to date: first the queue, then a running rebuild. */
final class IndexWorker
{
    private const BATCH = 50;
    /** Short, because the lock excludes other workers already. */
    private const LEASE_SECONDS = 1;
    private const PAUSE_SECONDS = 60;

    /** @var list<int> posts that this run does not try again */
    private array $failed = [];

    /** @var (Closure(): void)|null called once, after unsearchable posts have left the index */
    private ?Closure $beforeRendering = null;

    public function __construct(
        private readonly BuiltInEngine $engine,
        private readonly EngineStorage $storage,
        private readonly IndexStateStorage $states,
        private readonly IndexQueue $queue,
        private readonly IndexLog $log,
        private readonly IndexRebuild $rebuild,
        private readonly RecordFactory $records,
        private readonly RecordFingerprint $fingerprint,
        private readonly AnonymousContext $anonymous,
        private readonly SearchablePosts $searchable,
        private readonly RelatedPosts $related,
        private readonly PostDatabase $database,
        private readonly ImmediateRemoval $removal,
    ) {}

    /**
     * @param float $budgetSeconds time after which no further post begins
     * @param float $waitSeconds   time to wait for another worker
     * @param (Closure(): void)|null $beforeRendering called once, after unsearchable posts have left the index
     *
     * @return bool whether work is left for the next worker
     */
    public function run(float $budgetSeconds, float $waitSeconds = 0.0, ?Closure $beforeRendering = null): bool
    {
        $this->failed = [];
        $this->beforeRendering = $beforeRendering;
        $folder = $this->engine->canRun() ? $this->storage->find($this->engine->identity()) : null;
        if ($folder === null) {
            return false;
        }
        $lock = FileLock::take($folder->workLock(), $waitSeconds);
        if ($lock === null) {
            return true;
        }
        $deadline = microtime(true) + $budgetSeconds;
        $this->engine->forgetWithCaches();
        $state = $this->states->fresh();
        try {
            $queue = $this->queue->queue();
            $state = $this->states->fresh();
            $left = $this->work($folder, $state, $queue, $lock, $deadline);
            $this->states->save($state);

            return $left;
        } catch (DatabaseError $error) {
            error_log(
                'Stallkeeper: the search index cannot be brought up to date, a database query failed: ' .
                    $error->getMessage(),
            );
            $this->log->add(
                __(
                    'The database could not be read. The search index is unchanged. The next attempt is in one minute.',
                    'stallkeeper-tools',
                ),
            );
            $this->states->pause($state, self::PAUSE_SECONDS);

            return true;
        } catch (RuntimeException $error) {
            error_log('Stallkeeper: the search index cannot be brought up to date: ' . $error->getMessage());
            $this->log->add(
                __(
                    'The search index could not be written. The next attempt is in one minute. See the PHP error log for details.',
                    'stallkeeper-tools',
                ),
            );
            $isInUse = !$state->isBuilding();
            if (!$isInUse) {
                // The unfinished index may be the cause: it may have filled the disk. It is built again.
                $this->rebuild->abandon($folder, $state);
            }
            if ($error instanceof IndexUnavailable && $error->isBeyondRepair()) {
                $this->queue->deleteQueue();
                $state->fingerprint = '';
                if ($isInUse) {
                    // The next worker builds a new file, so there is no reason to pause.
                    $this->states->save($state);

                    return true;
                }
            }
            $this->states->pause($state, $isInUse ? self::PAUSE_SECONDS : $state->waitAfterFailure());

            return true;
        } finally {
            $lock->release();
        }
    }

    private function work(
        EngineDirectory $folder,
        IndexState $state,
        ?Queue $queue,
        FileLock $lock,
        float $deadline,
    ): bool {
        $attempt = new GuardedIndexing($lock, $state, $this->records, $this->log, $this->database);
        $isWanted = fn(): bool => $queue !== null && $queue->count() > count($this->failed);
        do {
            $left =
                $queue !== null &&
                $this->drain($queue, new OpenIndexes($this->engine, $folder, $state), $attempt, $deadline);
            if ($this->states->isStale($state) && $state->buildingFor !== $this->fingerprint->current()) {
                $this->rebuild->begin($folder, $state);
            }
            $wasBuilding = $state->isBuilding();
            if ($wasBuilding) {
                $this->answerFirst();
                $left = !$this->rebuild->goOn($folder, $state, $attempt, $deadline, $isWanted) || $left;
                $left = (!$state->isBuilding() && $this->tryAgain($state, $queue)) || $left;
            }
            // Posts may have been withdrawn during the rebuild. Process the queue before the new index is left alone.
            $mayGoOn = $wasBuilding && (!$state->isBuilding() || microtime(true) < $deadline);
        } while ($mayGoOn && $isWanted());
        $this->queue->mark($left);
        if (!$left && $queue !== null && $queue->count() > 0) {
            // Another request has queued a change between the last check and the removal of the marker.
            $this->queue->mark($left = true);
        }

        return $left;
    }

    /**
     * Queues the posts that failed during the rebuild, for the next worker.
     *
     * @return bool whether there are any
     */
    private function tryAgain(IndexState $state, ?Queue $queue): bool
    {
        $retried = $state->retried();
        if ($queue === null || $retried === []) {
            return false;
        }
        $queue->push(...$retried);
        array_push($this->failed, ...array_diff($retried, $this->failed));

        return true;
    }

    /** @return bool whether work is left */
    private function drain(Queue $queue, OpenIndexes $indexes, GuardedIndexing $attempt, float $deadline): bool
    {
        do {
            $ids = array_values(array_diff($queue->claim(self::BATCH, self::LEASE_SECONDS), $this->failed));
            if ($ids !== []) {
                // Another process may have changed and queued a post again that this process has read before.
                $this->engine->forgetWithCaches();
            }
            $posts = $this->withdraw(PatternUsers::posts($ids), $queue, $indexes);
            $attempt->forget(
                array_values(array_diff($ids, array_map(static fn(WP_Post $post): int => $post->ID, $posts))),
            );
            $left = !(new PatternUsers($queue, 'index', $this->related))->expand($ids, $deadline);
            $left = ($posts !== [] && $this->index($posts, $queue, $indexes, $attempt, $deadline)) || $left;
        } while ($ids !== [] && !$left);
        $indexes->shrinkLogs();
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
    private function withdraw(array $ids, Queue $queue, OpenIndexes $indexes): array
    {
        $this->database->prime($ids, true, false);
        $posts = $this->anonymous->run(
            fn(): array => array_filter(
                array_map(get_post(...), $ids),
                fn(mixed $post): bool => $post instanceof WP_Post && $this->records->isIndexed($post),
            ),
        );
        $found = array_map(static fn(WP_Post $post): int => $post->ID, $posts);
        $gone = array_values(array_diff($ids, $found));
        // Before anything slow, and before the response is sent. ImmediateRemoval has deleted posts of requests that
        // ended normally. This deletes posts of requests that crashed, and records that another worker saved in
        // between.
        $this->removal->withdraw(static fn(): OpenIndexes => $indexes, $gone);
        $this->searchable->saveChecks($ids, array_values($found));
        $queue->done(...$gone);

        return array_values($posts);
    }

    /**
     * @param non-empty-list<WP_Post> $posts
     *
     * @return bool whether time ran out
     */
    private function index(
        array $posts,
        Queue $queue,
        OpenIndexes $indexes,
        GuardedIndexing $attempt,
        float $deadline,
    ): bool {
        $this->answerFirst();

        return $this->anonymous->run(function () use ($posts, $queue, $indexes, $attempt, $deadline): bool {
            foreach ($posts as $i => $post) {
                // Index at least one post, so that slow hosts make progress.
                if ($i > 0 && microtime(true) >= $deadline) {
                    return true;
                }
                if (!$attempt->record($post, $indexes->save(...))) {
                    $this->failed[] = $post->ID;
                    continue;
                }
                // The post may have become private or hidden while its record was created (see ImmediateRemoval).
                $listed = $this->records->isSearchable($post) ? $this->searchable->inSearches() : $this->searchable;
                $this->removal->withdraw(static fn(): OpenIndexes => $indexes, $listed->unsearchable([$post->ID]));
                $queue->done($post->ID);
            }

            return false;
        });
    }

    private function answerFirst(): void
    {
        if ($this->beforeRendering !== null) {
            ($this->beforeRendering)();
            $this->beforeRendering = null;
        }
    }
}
