<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Ranking;

use Stallkeeper\Search\Query\Matches;
use Stallkeeper\Search\Storage\Database;

/**
 * Sorts the matches of a search by a numeric attribute. If a record has several numbers, the lowest one determines its
 * place.
 */
final class NumberOrder
{
    public function __construct(private readonly Database $db, private readonly Matches $matches) {}

    /** @return list<int> IDs from $offset on, at most $limit. Records without the attribute come last. */
    public function ids(SortOrder $order, int $offset, int $limit): array
    {
        $ids = $this->matches->areMany() ? $this->first($order, $offset, $limit) : null;

        return $ids ?? $this->all($order, $offset, $limit);
    }

    /** @return list<int> */
    private function all(SortOrder $order, int $offset, int $limit): array
    {
        $isMatch = $this->matches->condition('id');
        $hasMatch = $this->matches->condition('post');

        return $this->db->column(
            "SELECT id FROM posts LEFT JOIN
                (SELECT post, min(value) AS value FROM numbers WHERE name = ? AND $hasMatch GROUP BY post) AS amount
                ON post = id
             WHERE $isMatch ORDER BY value IS NULL, value {$order->direction->value}, date DESC, object_id
             LIMIT ? OFFSET ?",
            [$order->attribute, $limit, $offset],
            false,
        );
    }

    /**
     * Reads the numbers in sort order and stops when the page is full.
     *
     * @return list<int>|null null if fewer matches than needed have the attribute
     */
    private function first(SortOrder $order, int $offset, int $limit): ?array
    {
        // Skip all numbers of a record except the lowest one.
        $isFirst =
            $this->matches->condition('n.post') .
            ' AND NOT EXISTS (SELECT 1 FROM numbers other WHERE other.post = n.post AND other.name = n.name AND other.value < n.value)';
        $direction = $order->direction->value;
        $last =
            $this->db->rows(
                "SELECT value FROM numbers n INDEXED BY number_posts WHERE name = ? AND $isFirst ORDER BY value $direction LIMIT 1 OFFSET ?",
                [$order->attribute, $offset + $limit - 1],
                false,
            )[0][0] ?? null;
        if (!is_float($last)) {
            return null;
        }
        $isBefore = $order->direction === SortDirection::Ascending ? '<=' : '>=';

        return $this->db->column(
            "SELECT id FROM numbers n INDEXED BY number_posts CROSS JOIN posts ON id = n.post
             WHERE name = ? AND value $isBefore CAST(? AS REAL) AND $isFirst
             ORDER BY value $direction, date DESC, object_id LIMIT ? OFFSET ?",
            [$order->attribute, $last, $limit, $offset],
            false,
        );
    }
}
