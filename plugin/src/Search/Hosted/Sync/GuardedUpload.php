<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Hosted\Sync;

use RuntimeException;
use Stallkeeper\Tools\Search\Index\CrashMarker;
use Stallkeeper\Tools\Search\Index\IndexLog;
use Stallkeeper\Tools\Search\Index\Storage\FileLock;
use Throwable;
use WP_Post;

/** Makes and sends records when anything may go wrong with one post: it is left out and named, the others go on. */
final class GuardedUpload
{
    private readonly CrashMarker $suspect;

    public function __construct(FileLock $lock)
    {
        $this->suspect = new CrashMarker($lock);
    }

    /** @return list<array<array-key, mixed>>|null null: an extension throws; what the provider has of the post stays */
    public function records(WP_Post $post): ?array
    {
        try {
            return $this->suspect->during($post->ID, static fn(bool $plain): array => HostedRecords::of($post, $plain));
        } catch (Throwable $error) {
            error_log("Stallkeeper: post {$post->ID} cannot be sent to the hosted provider: {$error->getMessage()} ({$error->getFile()}:{$error->getLine()})");
            /* translators: %s: title of a post */
            IndexLog::add(sprintf(__('“%s” was not sent to the hosted provider: an extension throws an error, which is in PHP’s log.', 'stallkeeper-tools'), get_the_title($post)));

            return null;
        }
    }

    /**
     * @param list<array<array-key, mixed>> $records
     *
     * @throws RuntimeException when the provider refuses whatever it gets
     */
    public function send(HostedIndex $index, array $records): void
    {
        foreach (array_unique(array_map(intval(...), $index->save($records))) as $post) {
            /* translators: %s: title of a post */
            IndexLog::add(sprintf(__('“%s” was not sent to the hosted provider, which refuses its record: it may be too long.', 'stallkeeper-tools'), get_the_title($post)));
        }
    }
}
