<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records;

/** Queries ids of posts whose records depend on a term, an author, meta or a synced pattern. */
final class RelatedPosts
{
    /** Post type of synced patterns. */
    public const PATTERN_TYPE = 'wp_block';

    /** Post type of WooCommerce's product variations, which are children of their products. */
    public const VARIATION_TYPE = 'product_variation';

    /** Number of posts that one query reads when it searches post contents. */
    private const CONTENTS = 2000;

    public function __construct(private readonly RecordFactory $records, private readonly PostDatabase $database) {}

    /** @return iterable<list<int>> ids of a term's objects, in chunks */
    public function ofTerm(int $termTaxonomy): iterable
    {
        return $this->database->chunks(
            'SELECT object_id FROM %i WHERE term_taxonomy_id = %d AND object_id > %d ORDER BY object_id LIMIT %d',
            $this->database->connection()->term_relationships,
            $termTaxonomy,
        );
    }

    /** @return iterable<list<int>> ids of an author's published posts, in chunks */
    public function ofAuthor(int $author): iterable
    {
        return $this->database->chunks(
            "SELECT ID FROM %i WHERE post_author = %d AND post_status = 'publish' AND ID > %d ORDER BY ID LIMIT %d",
            $this->database->connection()->posts,
            $author,
        );
    }

    /**
     * @param list<int> $metaIds ids of rows of post meta
     *
     * @return iterable<list<int>> ids of the searchable posts that have these rows, in chunks; for variations, ids of
     *     their products
     */
    public function ofMeta(array $metaIds): iterable
    {
        $types = $this->records->types();
        if ($types === []) {
            return;
        }
        foreach (array_chunk($metaIds, PostDatabase::CHUNK) as $chunk) {
            yield $this->database->ids(
                'SELECT DISTINCT CASE WHEN p.post_type = %s THEN p.post_parent ELSE p.ID END FROM %i p JOIN %i m ON m.post_id = p.ID WHERE m.meta_id IN (' .
                    PostDatabase::marks($chunk, '%d') .
                    ') AND p.post_type IN (%s, ' .
                    PostDatabase::marks($types) .
                    ')',
                [
                    self::VARIATION_TYPE,
                    $this->database->connection()->posts,
                    $this->database->connection()->postmeta,
                    ...$chunk,
                    self::VARIATION_TYPE,
                    ...$types,
                ],
            );
        }
    }

    /**
     * Searches the contents of some posts with an id greater than $after.
     *
     * @param non-empty-list<int> $patterns
     *
     * @return array{list<int>, int|null} ids of published posts that may show one of the patterns; the last id that was
     *     searched, or null at the end of the table
     */
    public function usersOfPatterns(array $patterns, int $after): array
    {
        $types = $this->records->types();
        $posts = $this->database->connection()->posts;
        $last =
            $this->database->ids('SELECT ID FROM %i WHERE ID > %d ORDER BY ID LIMIT %d, 1', [
                $posts,
                $after,
                self::CONTENTS - 1,
            ])[0] ?? null;
        $users =
            $types === []
                ? []
                : $this->database->ids(
                    "SELECT ID FROM %i WHERE ID > %d AND ID <= %d AND post_status = 'publish' AND post_type IN (" .
                        PostDatabase::marks($types) .
                        ') AND (' .
                        implode(' OR ', array_fill(0, count($patterns), 'post_content LIKE %s')) .
                        ')',
                    [$posts, $after, $last ?? PHP_INT_MAX, ...$types, ...array_map(self::reference(...), $patterns)],
                );

        return [$users, $last];
    }

    /** @return list<int> ids of patterns that may contain this pattern */
    public function patternsWith(int $pattern): array
    {
        return $this->database->ids('SELECT ID FROM %i WHERE post_type = %s AND post_content LIKE %s LIMIT %d', [
            $this->database->connection()->posts,
            self::PATTERN_TYPE,
            self::reference($pattern),
            PostDatabase::CHUNK,
        ]);
    }

    /** Pattern for LIKE. It may match posts that do not show the pattern; they are indexed again without need. */
    private static function reference(int $pattern): string
    {
        return '%<!-- wp:%block %"ref"%' . $pattern . '%';
    }
}
