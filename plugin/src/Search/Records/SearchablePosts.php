<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records;

use WP_Post;

/**
 * Ids of the posts of the index: those that visitors may find in searches or in the shop.
 *
 * SQL finds candidates: published posts without a password that the plugin's own settings do not exclude. The filter
 * `stallkeeper_search_is_searchable` may refuse some of them. It needs a whole post and is slow, so its result is
 * stored in RefusedPosts whenever a post is checked before it enters the index.
 */
final class SearchablePosts
{
    /** SQL condition that excludes hidden products and posts excluded by the owner. Values: exclusionValues(). */
    private const LISTED = "ID NOT IN (SELECT post_id FROM %i WHERE meta_key = %s AND meta_value = '1') AND ID NOT IN (SELECT a.object_id FROM %i a JOIN %i b ON a.object_id = b.object_id WHERE a.term_taxonomy_id = %d AND b.term_taxonomy_id = %d) AND ID NOT IN (SELECT object_id FROM %i WHERE term_taxonomy_id = %d)";

    /** SQL condition. values() returns the values of its placeholders. */
    private const SEARCHABLE =
        "post_status = 'publish' AND post_password = '' AND " . self::LISTED . ' AND post_type IN (';

    private bool $isForSearches = false;

    public function __construct(
        private readonly RecordFactory $records,
        private readonly ProductVisibility $visibility,
        private readonly AnonymousContext $anonymous,
        private readonly PostDatabase $database,
        private readonly RefusedPosts $refused,
    ) {}

    /** Returns only posts that searches may find, without products that are listed in the shop only. */
    public function inSearches(): self
    {
        $posts = clone $this;
        $posts->isForSearches = true;

        return $posts;
    }

    /**
     * @return list<int> ids of candidates greater than $id, ascending. Check RecordFactory::isIndexed() for each of
     *     them.
     */
    public function candidatesAfter(int $id, int $limit): array
    {
        $types = $this->records->types();

        return $types === []
            ? []
            : $this->database->ids(
                'SELECT ID FROM %i WHERE ' .
                    self::SEARCHABLE .
                    PostDatabase::marks($types) .
                    ') AND ID > %d ORDER BY ID LIMIT %d',
                [$this->database->connection()->posts, ...$this->values($types), $id, $limit],
            );
    }

    /** Counts the searchable posts with ids up to $upTo; all of them if it is null. */
    public function countSearchable(?int $upTo = null): int
    {
        $types = $this->records->types();
        $upTo ??= PHP_INT_MAX;
        $candidates =
            $types === []
                ? 0
                : $this->database->ids(
                        'SELECT count(*) FROM %i WHERE ' .
                            self::SEARCHABLE .
                            PostDatabase::marks($types) .
                            ') AND ID <= %d',
                        [$this->database->connection()->posts, ...$this->values($types), $upTo],
                    )[0] ?? 0;
        $refused = array_values(array_filter($this->refused->all(), static fn(int $id): bool => $id <= $upTo));

        return $candidates - count($this->candidates($refused));
    }

    /** @return array<string, int> number of searchable posts by post type, without types that have none */
    public function countByType(): array
    {
        $types = $this->records->types();
        $db = $this->database->connection();
        $refused = $this->knownRefused();
        $counts = [];
        foreach (
            $types === []
                ? []
                : $this->database->rows(
                    'SELECT post_type, count(*) FROM %i WHERE ID NOT IN (' .
                        PostDatabase::marks($refused, '%d') .
                        ') AND ' .
                        self::SEARCHABLE .
                        PostDatabase::marks($types) .
                        ') GROUP BY post_type',
                    [$db->posts, ...$refused, ...$this->values($types)],
                )
            as [$type, $count]
        ) {
            $counts[(string) $type] = (int) $count;
        }

        return $counts;
    }

    /**
     * Counts the searchable posts that have at least one of the terms.
     *
     * @param non-empty-list<int> $terms ids of terms of this taxonomy
     */
    public function countInTerms(string $taxonomy, array $terms): int
    {
        $types = $this->records->types();
        $db = $this->database->connection();
        $refused = $this->knownRefused();

        return $types === []
            ? 0
            : $this->database->ids(
                    'SELECT count(*) FROM %i WHERE ID IN (SELECT tr.object_id FROM %i tr JOIN %i tt ON tt.term_taxonomy_id = tr.term_taxonomy_id WHERE tt.taxonomy = %s AND tt.term_id IN (' .
                        PostDatabase::marks($terms, '%d') .
                        ')) AND ID NOT IN (' .
                        PostDatabase::marks($refused, '%d') .
                        ') AND ' .
                        self::SEARCHABLE .
                        PostDatabase::marks($types) .
                        ')',
                    [
                        $db->posts,
                        $db->term_relationships,
                        $db->term_taxonomy,
                        $taxonomy,
                        ...$terms,
                        ...$refused,
                        ...$this->values($types),
                    ],
                )[0] ?? 0;
    }

    /** @return string SQL condition for another query of the posts table */
    public function condition(): string
    {
        $types = $this->records->types();
        $db = $this->database->connection();
        $refused = $this->knownRefused();

        return $types === []
            ? '1 = 0'
            : (string) $db->prepare(
                '%i.ID IN (SELECT ID FROM %i WHERE ID NOT IN (' .
                    PostDatabase::marks($refused, '%d') .
                    ') AND ' .
                    self::SEARCHABLE .
                    PostDatabase::marks($types) .
                    '))',
                [$db->posts, $db->posts, ...$refused, ...$this->values($types)],
            );
    }

    /**
     * @return string SQL condition for another query of the posts table. It excludes hidden products and posts excluded
     *     by the owner; unlike condition(), it does not limit the post type, the status or the password.
     */
    public function conditionOfListed(): string
    {
        $db = $this->database->connection();

        return (string) $db->prepare('%i.ID IN (SELECT ID FROM %i WHERE ' . self::LISTED . ')', [
            $db->posts,
            $db->posts,
            ...$this->exclusionValues(),
        ]);
    }

    /** @return array<int, int> Unix time of the last change by id, for all searchable posts */
    public function searchableWithChange(): array
    {
        $types = $this->records->types();
        $db = $this->database->connection();
        $rows =
            $types === []
                ? []
                : $this->database->rows(
                    'SELECT ID, post_modified_gmt FROM %i WHERE ' .
                        self::SEARCHABLE .
                        PostDatabase::marks($types) .
                        ')',
                    [$db->posts, ...$this->values($types)],
                );
        $posts = [];
        foreach ($rows as [$id, $modified]) {
            $posts[(int) $id] = $modified === null ? 0 : (int) strtotime($modified . ' UTC');
        }

        return array_diff_key($posts, array_flip($this->refused->all()));
    }

    /**
     * Queries the database and not the object cache, which may be older. Does not contain posts that the filter
     * refuses.
     *
     * @param list<int> $ids
     *
     * @return list<int> ids of posts that visitors may not find or that do not exist
     */
    public function unsearchable(array $ids): array
    {
        return array_values(array_diff($ids, $this->candidates($ids)));
    }

    /**
     * Stores the result of RecordFactory::isIndexed().
     *
     * @param list<int> $checked
     * @param list<int> $accepted those of them that may be in the index
     */
    public function saveChecks(array $checked, array $accepted): void
    {
        $refused = $this->candidates(array_values(array_diff($checked, $accepted)));
        $this->refused->update($refused, array_values(array_diff($checked, $refused)));
    }

    /** Checks some refused posts again, because the filter's result may change without a change of the post. */
    public function checkRefused(int $limit): void
    {
        $ids = array_slice($this->refused->all(), 0, $limit);
        $this->database->prime($ids);
        $this->saveChecks(
            $ids,
            $this->anonymous->run(
                fn(): array => array_values(
                    array_filter($ids, function (int $id): bool {
                        $post = get_post($id);

                        return $post instanceof WP_Post && $this->records->isIndexed($post);
                    }),
                ),
            ),
        );
    }

    /**
     * @param list<int> $ids
     *
     * @return list<int>
     */
    private function candidates(array $ids): array
    {
        $types = $this->records->types();
        $found = [];
        if ($types === []) {
            return [];
        }
        foreach (array_chunk($ids, PostDatabase::CHUNK) as $chunk) {
            array_push(
                $found,
                ...$this->database->ids(
                    'SELECT ID FROM %i WHERE ID IN (' .
                        PostDatabase::marks($chunk, '%d') .
                        ') AND ' .
                        self::SEARCHABLE .
                        PostDatabase::marks($types) .
                        ')',
                    [$this->database->connection()->posts, ...$chunk, ...$this->values($types)],
                ),
            );
        }

        return $found;
    }

    /** @return non-empty-list<int> the number of refused posts is unlimited, but the length of a query is not */
    private function knownRefused(): array
    {
        return [0, ...array_slice($this->refused->all(), 0, PostDatabase::CHUNK)];
    }

    /**
     * @param non-empty-list<string> $types
     *
     * @return list<int|string>
     */
    private function values(array $types): array
    {
        return [...$this->exclusionValues(), ...$types];
    }

    /** @return list<int|string> */
    private function exclusionValues(): array
    {
        $db = $this->database->connection();
        $terms = $db->term_relationships;
        [$first, $second, $always] = $this->visibility->hidingTerms($this->isForSearches);

        return [$db->postmeta, RecordFactory::EXCLUDED_META, $terms, $terms, $first, $second, $terms, $always];
    }
}
