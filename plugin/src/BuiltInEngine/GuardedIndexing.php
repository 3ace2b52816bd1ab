<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine;

use Stallkeeper\Search\Index\IndexUnavailable;
use Stallkeeper\Tools\Search\Engine\IndexState;
use Stallkeeper\Tools\Search\Indexing\CrashMarker;
use Stallkeeper\Tools\Search\Indexing\FileLock;
use Stallkeeper\Tools\Search\Indexing\IndexLog;
use Stallkeeper\Tools\Search\Records\DatabaseError;
use Stallkeeper\Tools\Search\Records\PostDatabase;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use Throwable;
use WP_Post;

/**
 * Creates the record of one post and handles errors. A post that throws is tried MAX_ATTEMPTS times and then left out.
 * A post that has crashed the process twice is indexed without rendering its blocks and shortcodes.
 */
final class GuardedIndexing
{
    public const MAX_ATTEMPTS = IndexState::MAX_ATTEMPTS;

    /** Errors that one run writes to the logs. The same cause often makes all posts of a type fail. */
    private const MAX_LOGGED = 5;

    private int $logged = 0;

    private readonly CrashMarker $suspect;

    public function __construct(
        FileLock $lock,
        private readonly IndexState $state,
        private readonly RecordFactory $records,
        private readonly IndexLog $log,
        private readonly PostDatabase $database,
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
            $this->suspect->during($post->ID, fn(bool $plain) => $use($this->recordOf($post, $plain)));
            unset($this->state->failures[$post->ID]);

            return true;
        } catch (IndexUnavailable $error) {
            throw $error;
        } catch (Throwable $error) {
            return $this->failed($post->ID, $error);
        }
    }

    /**
     * @return array<string, mixed>
     *
     * @throws DatabaseError if a query failed, so that the record may be incomplete. After MAX_ATTEMPTS a plugin is the
     *     likely cause, and the record is accepted
     */
    private function recordOf(WP_Post $post, bool $plain): array
    {
        $errors = $this->database->countErrors();
        $record = $this->records->build($post, $plain);
        if (
            $this->database->countErrors() > $errors &&
            ($this->state->failures[$post->ID] ?? 0) < self::MAX_ATTEMPTS - 1
        ) {
            throw new DatabaseError($this->database->connection()->last_error);
        }

        return $record;
    }

    /** @param list<int> $posts posts that are no longer in the index */
    public function forget(array $posts): void
    {
        $this->state->failures = array_diff_key($this->state->failures, array_flip($posts));
    }

    private function failed(int $post, Throwable $error): bool
    {
        $before = $this->state->failures[$post] ?? 0;
        $times = min(self::MAX_ATTEMPTS, $before + 1);
        $isLast = $times === self::MAX_ATTEMPTS;
        if ($before < self::MAX_ATTEMPTS && ++$this->logged <= self::MAX_LOGGED) {
            $this->log->add(
                sprintf(
                    $isLast
                        ? /* translators: %s: title of a post */
                        __(
                            '“%s” was not indexed because a plugin caused an error. See the PHP error log for details.',
                            'stallkeeper-tools',
                        )
                        : /* translators: %s: title of a post */
                        __(
                            '“%s” could not be indexed and will be tried again. See the PHP error log for details.',
                            'stallkeeper-tools',
                        ),
                    get_the_title($post),
                ),
            );
            $outcome = $isLast ? 'is left out' : "is tried again (attempt $times failed)";
            error_log(
                "Stallkeeper: post $post cannot be indexed and $outcome: {$error->getMessage()} ({$error->getFile()}:{$error->getLine()})",
            );
        }
        // At the end: the hourly comparison tries the oldest failures first.
        unset($this->state->failures[$post]);
        $this->state->failures[$post] = $times;

        return $isLast;
    }
}
