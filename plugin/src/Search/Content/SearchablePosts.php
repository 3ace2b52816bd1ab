<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Content;

use Stallkeeper\Tools\Search\Admin\ExcludeMetaBox;
use Stallkeeper\Tools\Search\Index\PatternUsers;
use wpdb;

/** Ids straight from the tables: plugins narrow WP_Query to a language, or to what is not hidden from lists. */
final class SearchablePosts
{
    private const CHUNK = 1000;

    /** Rows that one statement looks at when it searches in contents. */
    private const CONTENTS = 2000;

    /** A condition whose values are values() below. */
    private const SEARCHABLE = "post_status = 'publish' AND post_password = '' AND ID NOT IN (SELECT post_id FROM %i WHERE meta_key = %s AND meta_value = '1') AND ID NOT IN (SELECT object_id FROM %i WHERE term_taxonomy_id IN (%d, %d)) AND post_type IN (";

    /** @return list<int> posts as Records::isSearchable() finds them, by id, after $id */
    public static function searchableAfter(int $id, int $limit): array
    {
        $types = RecordFactory::types();

        return $types === [] ? [] : self::ids(
            'SELECT ID FROM %i WHERE ' . self::SEARCHABLE . self::marks($types) . ') AND ID > %d ORDER BY ID LIMIT %d',
            [self::db()->posts, ...self::values($types), $id, $limit],
        );
    }

    /** How many searchable posts have an id up to this one, or how many there are. */
    public static function countSearchable(?int $upTo = null): int
    {
        $types = RecordFactory::types();
        $upTo ??= PHP_INT_MAX;

        return $types === [] ? 0 : self::ids(
            'SELECT count(*) FROM %i WHERE ' . self::SEARCHABLE . self::marks($types) . ') AND ID <= %d',
            [self::db()->posts, ...self::values($types), $upTo],
        )[0] ?? 0;
    }

    /** @return array<int, int> id => unix seconds of the last change, of all searchable posts */
    public static function searchableWithChange(): array
    {
        $types = RecordFactory::types();
        $db = self::db();
        $rows = $types === [] ? [] : $db->get_results((string) $db->prepare(
            'SELECT ID, post_modified_gmt FROM %i WHERE ' . self::SEARCHABLE . self::marks($types) . ')',
            [$db->posts, ...self::values($types)],
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
     * Asks the database, not what this request has read before.
     *
     * @param list<int> $ids
     *
     * @return list<int> those that visitors may not find: Records::isSearchable() is false, or there is no such post
     */
    public static function unsearchable(array $ids): array
    {
        $types = RecordFactory::types();
        $gone = [];
        foreach (array_chunk($ids, self::CHUNK) as $chunk) {
            $gone = [...$gone, ...array_diff($chunk, $types === [] ? [] : self::ids(
                'SELECT ID FROM %i WHERE ID IN (' . self::marks($chunk, '%d') . ') AND ' . self::SEARCHABLE . self::marks($types) . ')',
                [self::db()->posts, ...$chunk, ...self::values($types)],
            ))];
        }

        return $gone;
    }

    /** @return iterable<list<int>> objects of a term, in chunks */
    public static function ofTerm(int $termTaxonomy): iterable
    {
        return self::chunks('SELECT object_id FROM %i WHERE term_taxonomy_id = %d AND object_id > %d ORDER BY object_id LIMIT %d', self::db()->term_relationships, $termTaxonomy);
    }

    /** @return iterable<list<int>> published posts of an author, in chunks */
    public static function ofAuthor(int $author): iterable
    {
        return self::chunks("SELECT ID FROM %i WHERE post_author = %d AND post_status = 'publish' AND ID > %d ORDER BY ID LIMIT %d", self::db()->posts, $author);
    }

    /**
     * @param non-empty-list<int> $patterns
     *
     * @return array{list<int>, int|null} published posts that may show one of them, out of some posts after an id; the last
     *     id that was looked at, null at the end of the table
     */
    public static function usersOfPatterns(array $patterns, int $after): array
    {
        $types = RecordFactory::types();
        $last = self::ids('SELECT ID FROM %i WHERE ID > %d ORDER BY ID LIMIT %d, 1', [self::db()->posts, $after, self::CONTENTS - 1])[0] ?? null;
        $users = $types === [] ? [] : self::ids(
            "SELECT ID FROM %i WHERE ID > %d AND ID <= %d AND post_status = 'publish' AND post_type IN (" . self::marks($types) . ') AND ('
                . implode(' OR ', array_fill(0, count($patterns), 'post_content LIKE %s')) . ')',
            [self::db()->posts, $after, $last ?? PHP_INT_MAX, ...$types, ...array_map(self::reference(...), $patterns)],
        );

        return [$users, $last];
    }

    /** @return list<int> patterns that may contain a pattern */
    public static function patternsWith(int $pattern): array
    {
        return self::ids(
            'SELECT ID FROM %i WHERE post_type = %s AND post_content LIKE %s LIMIT %d',
            [self::db()->posts, PatternUsers::TYPE, self::reference($pattern), self::CHUNK],
        );
    }

    /** For LIKE. It may find more than the block that shows the pattern; such a post is indexed again for nothing. */
    private static function reference(int $pattern): string
    {
        return '%<!-- wp:%block %"ref"%' . $pattern . '%';
    }

    /**
     * @param literal-string $sql
     *
     * @return iterable<list<int>>
     */
    private static function chunks(string $sql, string $table, int $owner): iterable
    {
        $last = 0;
        do {
            $ids = self::ids($sql, [$table, $owner, $last, self::CHUNK]);
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
    private static function values(array $types): array
    {
        return [self::db()->postmeta, ExcludeMetaBox::META, self::db()->term_relationships, ...Products::hidingTerms(), ...$types];
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
    private static function ids(string $sql, array $values): array
    {
        $db = self::db();

        return array_map(static fn(?string $id): int => (int) $id, $db->get_col((string) $db->prepare($sql, $values)));
    }

    private static function db(): wpdb
    {
        $db = $GLOBALS['wpdb'] ?? null;

        return $db instanceof wpdb ? $db : throw new \LogicException('WordPress has no database.');
    }
}
