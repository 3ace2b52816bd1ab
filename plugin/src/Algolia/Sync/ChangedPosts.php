<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia\Sync;

use Stallkeeper\Tools\Search\Records\AnonymousContext;
use Stallkeeper\Tools\Search\Records\PostDatabase;
use Stallkeeper\Tools\Search\Records\RecordFactory;
use Stallkeeper\Tools\Search\Records\SearchablePosts;
use WP_Post;

/** Sends the current state of some posts to the provider's indexes. Each post is in one index or in none. */
final class ChangedPosts
{
    /** @var array<string, list<array<array-key, mixed>>> records of one call of send(), by index name */
    private array $changed = [];

    /** @var array<string, array<int, list<int>>> post ids by index name and by the number of records they have now */
    private array $parts = [];

    /** @var list<int> posts that the filter `stallkeeper_search_is_searchable` accepts */
    private array $accepted = [];

    public function __construct(
        private readonly RecordFactory $records,
        private readonly AnonymousContext $anonymous,
        private readonly SearchablePosts $searchable,
        private readonly AlgoliaIndexes $indexes,
        private readonly AlgoliaRebuild $algoliaRebuild,
        private readonly PostDatabase $database,
    ) {}

    /** @param non-empty-list<int> $ids */
    public function send(array $ids, GuardedUpload $attempt): void
    {
        $this->database->prime($ids);
        $this->changed = $this->parts = $this->accepted = [];
        $this->anonymous->run(function () use ($ids, $attempt): void {
            foreach ($ids as $id) {
                $this->add($id, $attempt);
            }
        });
        $this->searchable->saveChecks($ids, $this->accepted);
        foreach ($this->indexes->names() as $name) {
            foreach (
                $this->algoliaRebuild->isBeside($name)
                    ? [$this->indexes->index($name), $this->indexes->building($name)]
                    : [$this->indexes->index($name)]
                as $index
            ) {
                foreach ($this->parts[$name] ?? [] as $parts => $posts) {
                    $index->deletePartsFrom($parts, $posts);
                }
                $attempt->send($index, $this->changed[$name] ?? []);
                // The post may have become private while its record was created.
                $index->deletePartsFrom(0, $this->searchable->inSearches()->unsearchable($ids));
            }
        }
    }

    private function add(int $id, GuardedUpload $attempt): void
    {
        $post = get_post($id);
        $name = null;
        if ($post instanceof WP_Post && $this->records->isIndexed($post)) {
            $this->accepted[] = $id;
            $name = $this->records->isSearchable($post) ? $this->indexes->nameFor($post) : null;
        }
        $records = $post instanceof WP_Post && $name !== null ? $attempt->records($post) : [];
        if ($records === null) {
            return;
        }
        foreach ($this->indexes->names() as $one) {
            // If the language of a post changes, the post leaves the index of the old language.
            $own = $one === $name ? $records : [];
            $this->changed[$one] = [...$this->changed[$one] ?? [], ...$own];
            $this->parts[$one][count($own)][] = $id;
        }
    }
}
