<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records;

use LogicException;
use wpdb;

/** Queries ids of posts directly, because other plugins limit WP_Query, for example to one language. */
final class PostDatabase
{
    public const CHUNK = 1000;

    /**
     * @param literal-string   $sql
     * @param list<int|string> $values
     *
     * @return list<int> first column of the result
     *
     * @throws DatabaseError if the query fails
     */
    public function ids(string $sql, array $values): array
    {
        return array_map(static fn(array $row): int => (int) $row[0], $this->rows($sql, $values));
    }

    /**
     * @param literal-string   $sql
     * @param list<int|string> $values
     *
     * @return list<non-empty-list<string|null>> columns of each row
     *
     * @throws DatabaseError if the query fails: WordPress returns no rows then, as if there were none
     */
    public function rows(string $sql, array $values): array
    {
        $db = $this->connection();
        $rows = $db->get_results((string) $db->prepare($sql, $values), ARRAY_N);
        if ($db->last_error !== '' || !is_array($rows)) {
            throw new DatabaseError($db->last_error);
        }

        /** @var list<non-empty-list<string|null>> */
        return $rows;
    }

    /**
     * Loads posts into WordPress's cache, with their terms and meta.
     *
     * @param list<int> $ids
     *
     * @throws DatabaseError if a query fails: WordPress caches the posts without their values then
     */
    public function prime(array $ids, bool $hasTerms = true, bool $hasMeta = true): void
    {
        $this->run(static fn() => _prime_post_caches($ids, $hasTerms, $hasMeta));
    }

    /**
     * Loads terms into WordPress's cache, without their meta.
     *
     * @param list<int> $ids
     *
     * @throws DatabaseError if a query fails: the terms do not seem to exist then
     */
    public function primeTerms(array $ids): void
    {
        $this->run(static fn() => _prime_term_caches($ids, false));
    }

    /**
     * Runs queries of WordPress's own functions, which do not report errors.
     *
     * @template T
     *
     * @param callable(): T $queries
     *
     * @return T
     *
     * @throws DatabaseError if a query of WordPress's own tables fails
     */
    public function run(callable $queries): mixed
    {
        $errors = $this->countErrors();
        $found = $queries();
        if ($this->countErrors() > $errors) {
            throw new DatabaseError($this->connection()->last_error);
        }

        return $found;
    }

    /**
     * Number of failed queries of WordPress's own tables in this request. Tables of a plugin may be missing for a long
     * time.
     */
    public function countErrors(): int
    {
        $errors = $GLOBALS['EZSQL_ERROR'] ?? [];
        $tables = implode('|', array_map(preg_quote(...), array_values($this->connection()->tables())));
        $isOurs = static fn(mixed $error): bool => is_array($error) &&
            is_string($error['query'] ?? null) &&
            preg_match("/\\b($tables)\\b/", $error['query']) === 1;

        return is_array($errors) ? count(array_filter($errors, $isOurs)) : 0;
    }

    /**
     * @param literal-string $sql its placeholders are: table, owner, last id, number of ids
     *
     * @return iterable<list<int>>
     */
    public function chunks(string $sql, string $table, int $owner): iterable
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

    public function connection(): wpdb
    {
        $db = $GLOBALS['wpdb'] ?? null;

        return $db instanceof wpdb ? $db : throw new LogicException('WordPress has no database.');
    }

    /**
     * @param non-empty-list<int|string> $values
     * @param literal-string             $mark
     *
     * @return literal-string placeholders for the values
     */
    public static function marks(array $values, string $mark = '%s'): string
    {
        return implode(', ', array_fill(0, count($values), $mark));
    }
}
