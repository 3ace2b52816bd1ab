<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Content;

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
     */
    public function ids(string $sql, array $values): array
    {
        $db = $this->connection();

        return array_map(static fn(?string $id): int => (int) $id, $db->get_col((string) $db->prepare($sql, $values)));
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
