<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Content;

use Stallkeeper\Tools\Search\Admin\ExcludeMetaBox;
use Stallkeeper\Tools\Search\Index\PatternUsers;
use wpdb;

/**
 * Queries ids of searchable posts directly, because other plugins limit WP_Query, for example to one language.
 *
 * The queries do not apply the filter `stallkeeper_search_is_searchable`, only the plugin's own exclusions. Check
 * RecordFactory::isSearchable() before a post enters the index.
 */
final class SearchablePosts
{
    private const CHUNK = 1000;

    /** Number of posts that one query reads when it searches post contents. */
    private const CONTENTS = 2000;

    /** SQL condition. values() returns the values of its placeholders. */
    private const SEARCHABLE = "post_status = 'publish' AND post_password = '' AND ID NOT IN (SELECT post_id FROM %i WHERE meta_key = %s AND meta_value = '1') AND ID NOT IN (SELECT object_id FROM %i WHERE term_taxonomy_id IN (%d, %d)) AND post_type IN (";

    public function __construct(
        private readonly RecordFactory $records,
        private readonly Products $products,
    ) {}

    /** @return list<int> ids of searchable posts greater than $id, ascending */
    public function searchableAfter(int $id, int $limit): array
    {
        $types = $this->records->types();

        return $types === [] ? [] : $this->ids(
            'SELECT ID FROM %i WHERE ' . self::SEARCHABLE . self::marks($types) . ') AND ID > %d ORDER BY ID LIMIT %d',
            [$this->db()->posts, ...$this->values($types), $id, $limit],
        );
    }

    /** Counts the searchable posts with ids up to $upTo; all of them if it is null. */
    public function countSearchable(?int $upTo = null): int
    {
        $types = $this->records->types();
        $upTo ??= PHP_INT_MAX;

        return $types === [] ? 0 : $this->ids(
            'SELECT count(*) FROM %i WHERE ' . self::SEARCHABLE . self::marks($types) . ') AND ID <= %d',
            [$this->db()->posts, ...$this->values($types), $upTo],
        )[0] ?? 0;
    }

    /** @return array<int, int> Unix time of the last change by id, for all searchable posts */
    public function searchableWithChange(): array
    {
        $types = $this->records->types();
        $db = $this->db();
        $rows = $types === [] ? [] : $db->get_results((string) $db->prepare(
            'SELECT ID, post_modified_gmt FROM %i WHERE ' . self::SEARCHABLE . self::marks($types) . ')',
            [$db->posts, ...$this->values($types)],
        ), ARRAY_N);
        $posts = [];
        foreach ($rows ?? [] as $row) {
            if (is_numeric($row[0] ?? null)) {
                $posts[(int) $row[0]] = is_string($row[1] ?? null) ? (int) strtotime($row[1] . ' UTC') : 0;
            }
        }

        return $posts;
    }

    /**
     * Queries the database and not the object cache, which may be older.
     *
     * @param list<int> $ids
     *
     * @return list<int> ids of posts that visitors may not find or that do not exist
     */
    public function unsearchable(array $ids): array
    {
        $types = $this->records->types();
        $gone = [];
        foreach (array_chunk($ids, self::CHUNK) as $chunk) {
            $gone = [...$gone, ...array_diff($chunk, $types === [] ? [] : $this->ids(
                'SELECT ID FROM %i WHERE ID IN (' . self::marks($chunk, '%d') . ') AND ' . self::SEARCHABLE . self::marks($types) . ')',
                [$this->db()->posts, ...$chunk, ...$this->values($types)],
            ))];
        }

        return $gone;
    }

    /** @return iterable<list<int>> ids of a term's objects, in chunks */
    public function ofTerm(int $termTaxonomy): iterable
    {
        return $this->chunks('SELECT object_id FROM %i WHERE term_taxonomy_id = %d AND object_id > %d ORDER BY object_id LIMIT %d', $this->db()->term_relationships, $termTaxonomy);
    }

    /** @return iterable<list<int>> ids of an author's published posts, in chunks */
    public function ofAuthor(int $author): iterable
    {
        return $this->chunks("SELECT ID FROM %i WHERE post_author = %d AND post_status = 'publish' AND ID > %d ORDER BY ID LIMIT %d", $this->db()->posts, $author);
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
        $last = $this->ids('SELECT ID FROM %i WHERE ID > %d ORDER BY ID LIMIT %d, 1', [$this->db()->posts, $after, self::CONTENTS - 1])[0] ?? null;
        $users = $types === [] ? [] : $this->ids(
            "SELECT ID FROM %i WHERE ID > %d AND ID <= %d AND post_status = 'publish' AND post_type IN (" . self::marks($types) . ') AND ('
                . implode(' OR ', array_fill(0, count($patterns), 'post_content LIKE %s')) . ')',
            [$this->db()->posts, $after, $last ?? PHP_INT_MAX, ...$types, ...array_map(self::reference(...), $patterns)],
        );

        return [$users, $last];
    }

    /** @return list<int> ids of patterns that may contain this pattern */
    public function patternsWith(int $pattern): array
    {
        return $this->ids(
            'SELECT ID FROM %i WHERE post_type = %s AND post_content LIKE %s LIMIT %d',
            [$this->db()->posts, PatternUsers::TYPE, self::reference($pattern), self::CHUNK],
        );
    }

    /** Pattern for LIKE. It may match posts that do not show the pattern; they are indexed again without need. */
    private static function reference(int $pattern): string
    {
        return '%<!-- wp:%block %"ref"%' . $pattern . '%';
    }

    /**
     * @param literal-string $sql
     *
     * @return iterable<list<int>>
     */
    private function chunks(string $sql, string $table, int $owner): iterable
    {
        $last = 0;
        do {
            $ids = $this->ids($sql, [$table, $owner, $last, self::CHUNK]);
            if ($ids !== []) {
                $last = max($ids);
                yield $ids;
            }
        } while (count($ids) === self::CHUNK);
    }

    /**
     * @param non-empty-list<string> $types
     *
     * @return list<int|string>
     */
    private function values(array $types): array
    {
        return [$this->db()->postmeta, ExcludeMetaBox::META, $this->db()->term_relationships, ...$this->products->hidingTerms(), ...$types];
    }

    /**
     * @param non-empty-list<int|string> $values
     * @param literal-string             $mark
     *
     * @return literal-string
     */
    private static function marks(array $values, string $mark = '%s'): string
    {
        return implode(', ', array_fill(0, count($values), $mark));
    }

    /**
     * @param literal-string   $sql
     * @param list<int|string> $values
     *
     * @return list<int>
     */
    private function ids(string $sql, array $values): array
    {
        $db = $this->db();

        return array_map(static fn(?string $id): int => (int) $id, $db->get_col((string) $db->prepare($sql, $values)));
    }

    private function db(): wpdb
    {
        $db = $GLOBALS['wpdb'] ?? null;

        return $db instanceof wpdb ? $db : throw new \LogicException('WordPress has no database.');
    }
}
