<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Hosted\Sync;

use Stallkeeper\Tools\Search\Content\AnonymousContext;
use Stallkeeper\Tools\Search\Content\RecordFactory;
use Stallkeeper\Tools\Search\Content\SearchablePosts;
use WP_Post;

/** Sends the current state of some posts to the provider's indexes. Each post is in one index or in none. */
final class ChangedPosts
{
    /** @var array<string, list<array<array-key, mixed>>> records by index name */
    private array $records = [];

    /** @var array<string, array<int, list<int>>> post ids by index name and by the number of records they have now */
    private array $parts = [];

    /** @param non-empty-list<int> $ids */
    public static function send(array $ids, GuardedUpload $attempt): void
    {
        _prime_post_caches($ids);
        $changes = new self();
        AnonymousContext::run(static function () use ($ids, $attempt, $changes): void {
            foreach ($ids as $id) {
                $changes->add($id, $attempt);
            }
        });
        foreach (HostedIndexes::names() as $name) {
            foreach (HostedRebuild::isBeside($name) ? [HostedIndexes::index($name), HostedIndexes::building($name)] : [HostedIndexes::index($name)] as $index) {
                foreach ($changes->parts[$name] ?? [] as $parts => $posts) {
                    $index->deletePartsFrom($parts, $posts);
                }
                $attempt->send($index, $changes->records[$name] ?? []);
                // The post may have become private while its record was created.
                $index->deletePartsFrom(0, SearchablePosts::unsearchable($ids));
            }
        }
    }

    private function add(int $id, GuardedUpload $attempt): void
    {
        $post = get_post($id);
        $name = $post instanceof WP_Post && RecordFactory::isSearchable($post) ? HostedIndexes::nameFor($post) : null;
        $records = $post instanceof WP_Post && $name !== null ? $attempt->records($post) : [];
        if ($records === null) {
            return;
        }
        foreach (HostedIndexes::names() as $one) {
            // If the language of a post changes, the post leaves the index of the old language.
            $own = $one === $name ? $records : [];
            $this->records[$one] = [...$this->records[$one] ?? [], ...$own];
            $this->parts[$one][count($own)][] = $id;
        }
    }
}
