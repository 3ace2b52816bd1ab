<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Index;

use Stallkeeper\Search\Index\IndexUnavailable;
use Stallkeeper\Tools\Search\Content\RecordFactory;
use Stallkeeper\Tools\Search\Index\Storage\FileLock;
use Throwable;
use WP_Post;

/**
 * Creates the record of one post and handles errors. A post that throws is tried MAX_ATTEMPTS times and then left out. A post
 * that has crashed the process twice is indexed without rendering its blocks and shortcodes.
 */
final class GuardedIndexing
{
    public const MAX_ATTEMPTS = 3;

    private readonly CrashMarker $suspect;

    public function __construct(
        FileLock $lock,
        private readonly IndexState $state,
        private readonly RecordFactory $records,
        private readonly IndexLog $log,
    ) {
        $this->suspect = new CrashMarker($lock);
    }

    /**
     * @param callable(array<string, mixed>): void $use receives the record
     *
     * @return bool false if it failed and may be tried again; true if it succeeded or was the last attempt
     *
     * @throws IndexUnavailable if the index failed and not the post
     */
    public function record(WP_Post $post, callable $use): bool
    {
        try {
            $this->suspect->during($post->ID, fn(bool $plain) => $use($this->records->of($post, $plain)));
            unset($this->state->failures[$post->ID]);

            return true;
        } catch (IndexUnavailable $error) {
            throw $error;
        } catch (Throwable $error) {
            return $this->failed($post->ID, $error);
        }
    }

    private function failed(int $post, Throwable $error): bool
    {
        $times = min(self::MAX_ATTEMPTS, ($this->state->failures[$post] ?? 0) + 1);
        $isLast = $times === self::MAX_ATTEMPTS;
        if ($isLast && ($this->state->failures[$post] ?? 0) < self::MAX_ATTEMPTS) {
            /* translators: %s: title of a post */
            $this->log->add(sprintf(__('“%s” was not indexed because a plugin caused an error. See the PHP error log for details.', 'stallkeeper-tools'), get_the_title($post)));
            error_log("Stallkeeper: post $post cannot be indexed and is left out: {$error->getMessage()} ({$error->getFile()}:{$error->getLine()})");
        }
        $this->state->failures[$post] = $times;

        return $isLast;
    }
}
