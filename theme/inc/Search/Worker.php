<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Search;

use Closure;
use RuntimeException;
use Stallkeeper\Search\IndexUnavailable;
use Stallkeeper\Search\Queue;
use WP_Post;

/** Brings the index up to date: what waits in the queue first, then a rebuild that is on its way. */
final class Worker
{
    private const BATCH = 50;
    /** Short: the lock already keeps others out, the lease only has to outlast one look at the queue. */
    private const LEASE_SECONDS = 1;
    private const PAUSE_SECONDS = 60;

    /** @param Closure(): void|null $beforeRendering called once, after what nobody may find any more is gone */
    public function __construct(private ?Closure $beforeRendering = null) {}

    /**
     * @param float $budgetSeconds after which no further post is begun
     * @param float $waitSeconds   for another worker to end
     *
     * @return bool whether work is left for the next one
     */
    public function run(float $budgetSeconds, float $waitSeconds = 0.0): bool
    {
        $folder = Site::canRun() ? Folder::find(Site::current()->identity()) : null;
        if ($folder === null) {
            return false;
        }
        $lock = Lock::take($folder->workLock(), $waitSeconds);
        if ($lock === null) {
            return true;
        }
        $deadline = microtime(true) + $budgetSeconds;
        self::forgetWhatOthersChanged();
        $state = State::fresh();
        try {
            $queue = Waiting::queue();
            $state = State::fresh();
            $left = $this->work($folder, $state, $queue, $lock, $deadline);
            $state->save();

            return $left;
        } catch (RuntimeException $error) {
            error_log('Stallkeeper: the search index cannot be brought up to date: ' . $error->getMessage());
            // Whatever was half built may be the reason.
            $state->buildingFor = '';
            if ($error instanceof IndexUnavailable && IndexFailure::isBeyondRepair($error)) {
                Waiting::startAnew();
                $state->fingerprint = '';
            }
            $state->pause(self::PAUSE_SECONDS);

            return true;
        } finally {
            $lock->release();
        }
    }

    private function work(Folder $folder, State $state, ?Queue $queue, Lock $lock, float $deadline): bool
    {
        $attempt = new Attempt($lock, $state);
        $rebuild = new Reindex();
        $targets = new Targets(Site::current(), $folder, $state);
        $left = $queue !== null && AsVisitor::run(fn(): bool => $this->drain($queue, $targets, $attempt, $deadline));
        if ($state->isStale() && $state->buildingFor !== Fingerprint::current()) {
            $rebuild->begin($folder, $state);
        }
        if ($state->isBuilding()) {
            $this->answerFirst();
            $left = !$rebuild->goOn($folder, $state, $attempt, $deadline) || $left;
        }
        Waiting::mark($left);
        if (!$left && $queue !== null && $queue->count() > 0) {
            // Somebody wrote a change down between the last look and the mark.
            Waiting::mark($left = true);
        }

        return $left;
    }

    /** @return bool whether something is left */
    private function drain(Queue $queue, Targets $targets, Attempt $attempt, float $deadline): bool
    {
        $failed = [];
        do {
            $ids = array_values(array_diff($queue->claim(self::BATCH, self::LEASE_SECONDS), $failed));
            [$left, $failedNow] = $this->index($ids, $queue, $targets, $attempt, $deadline);
            $failed = [...$failed, ...$failedNow];
        } while ($ids !== [] && !$left);
        if ($failed !== []) {
            // To the end of the queue, where they keep nobody waiting.
            $queue->push(...$failed);
        }

        return $left || $failed !== [];
    }

    /**
     * @param list<int> $ids
     *
     * @return array{bool, list<int>} whether time ran out, and which may be tried again
     */
    private function index(array $ids, Queue $queue, Targets $targets, Attempt $attempt, float $deadline): array
    {
        _prime_post_caches($ids, true, false);
        $posts = array_filter(array_map(get_post(...), $ids), static fn(mixed $post): bool => $post instanceof WP_Post && Records::isSearchable($post));
        $found = array_map(static fn(WP_Post $post): int => $post->ID, $posts);
        $gone = array_values(array_diff($ids, $found));
        // Before anything slow, and before the answer is sent: what was made private is not found a moment longer.
        $targets->delete($gone);
        $queue->done(...$gone);
        $failed = [];
        foreach (array_values($posts) as $i => $post) {
            // One at least, or a slow host would never get anywhere.
            if ($i > 0 && microtime(true) >= $deadline) {
                return [true, $failed];
            }
            $this->answerFirst();
            if ($attempt->record($post, $targets->save(...))) {
                $queue->done($post->ID);
            } else {
                $failed[] = $post->ID;
            }
        }

        return [false, $failed];
    }

    private function answerFirst(): void
    {
        $answer = $this->beforeRendering;
        $this->beforeRendering = null;
        if ($answer !== null) {
            $answer();
        }
    }

    /** This process may have read a post before another one changed it. */
    public static function forgetWhatOthersChanged(): void
    {
        if (wp_cache_supports('flush_runtime')) {
            wp_cache_flush_runtime();
        }
    }
}
