<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia\Sync;

use Stallkeeper\Tools\Search\Indexing\CrashMarker;
use Stallkeeper\Tools\Search\Indexing\FileLock;
use Stallkeeper\Tools\Search\Indexing\IndexLog;
use Stallkeeper\Tools\Search\Records\DatabaseError;
use Stallkeeper\Tools\Search\Records\PostDatabase;
use Throwable;
use WP_Post;

/** Creates and sends records. A post that causes an error is skipped and logged; the others continue. */
final class GuardedUpload
{
    private readonly CrashMarker $suspect;

    public function __construct(
        FileLock $lock,
        private readonly AlgoliaRecords $records,
        private readonly IndexLog $log,
        private readonly PostDatabase $database,
    ) {
        $this->suspect = new CrashMarker($lock);
    }

    /**
     * @return list<array<array-key, mixed>>|null null if a plugin throws; the provider then keeps the post's old
     *     records
     */
    public function records(WP_Post $post): ?array
    {
        try {
            $errors = $this->database->countErrors();
            $records = $this->suspect->during(
                $post->ID,
                fn(bool $plain): array => $this->records->build($post, $plain),
            );

            // A failed query leaves fields empty.
            return $this->database->countErrors() > $errors
                ? throw new DatabaseError($this->database->connection()->last_error)
                : $records;
        } catch (Throwable $error) {
            error_log(
                "Stallkeeper: post {$post->ID} cannot be sent to the hosted provider: {$error->getMessage()} ({$error->getFile()}:{$error->getLine()})",
            );
            $this->log->add(
                sprintf(
                    /* translators: %s: title of a post */
                    __(
                        '“%s” was not sent to the hosted provider because a plugin caused an error. See the PHP error log for details.',
                        'stallkeeper-tools',
                    ),
                    get_the_title($post),
                ),
            );

            return null;
        }
    }

    /**
     * @param list<array<array-key, mixed>> $records
     *
     * @throws Throwable if the provider cannot be reached or rejects too many records
     */
    public function send(AlgoliaIndex $index, array $records): void
    {
        foreach (array_unique(array_map(intval(...), $index->save($records))) as $post) {
            $this->log->add(
                sprintf(
                    /* translators: %s: title of a post */
                    __(
                        '“%s” was not sent: the hosted provider rejects its record, which may be too long.',
                        'stallkeeper-tools',
                    ),
                    get_the_title($post),
                ),
            );
        }
    }
}
