<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Search\Indexing;

use RuntimeException;
use Stallkeeper\Theme\Search\Lock;
use Stallkeeper\Theme\Search\Suspect;
use Throwable;
use WP_Post;

/** Makes and sends records when anything may go wrong with one post: it is left out and named, the others go on. */
final class RemoteAttempt
{
    private readonly Suspect $suspect;

    public function __construct(Lock $lock)
    {
        $this->suspect = new Suspect($lock);
    }

    /** @return list<array<array-key, mixed>>|null null: an extension throws; what the provider has of the post stays */
    public function records(WP_Post $post): ?array
    {
        try {
            return $this->suspect->during($post->ID, static fn(bool $plain): array => RemoteRecords::of($post, $plain));
        } catch (Throwable $error) {
            error_log("Stallkeeper: post {$post->ID} cannot be sent to the hosted provider: {$error->getMessage()} ({$error->getFile()}:{$error->getLine()})");
            /* translators: %s: title of a post */
            Log::add(sprintf(__('“%s” was not sent to the hosted provider: an extension throws an error, which is in PHP’s log.', 'stallkeeper'), get_the_title($post)));

            return null;
        }
    }

    /**
     * @param list<array<array-key, mixed>> $records
     *
     * @throws RuntimeException when the provider refuses whatever it gets
     */
    public function send(RemoteIndex $index, array $records): void
    {
        foreach (array_unique(array_map(intval(...), $index->save($records))) as $post) {
            /* translators: %s: title of a post */
            Log::add(sprintf(__('“%s” was not sent to the hosted provider, which refuses its record: it may be too long.', 'stallkeeper'), get_the_title($post)));
        }
    }
}
