<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Ranking;

use Stallkeeper\Search\Filter\PostSet;
use Stallkeeper\Search\Storage\Database;

/** Finds the first posts of a large set: sticky posts first, then posts with more sales, then newer posts. */
final class NewestPosts
{
    public const ORDER = 'sticky DESC, sales DESC, date DESC, object_id';

    /** Factor for the number of posts to check, because the posts of the set are not evenly distributed. */
    private const SAFETY = 3;

    /** Maximum number of posts of the index to check before the set is sorted instead. */
    private const MAX_LOOKS = 50_000;

    /** Maximum number of posts to sort. For a larger set, all posts of the index are checked in order. */
    private const MAX_SORTED = 50_000;

    /** Sorting one post of the set takes about as long as checking this number of posts of the index. */
    private const SORT_COST = 3;

    public function __construct(private readonly Database $db) {}

    /** @return list<int> IDs of the first posts in ORDER, at most $limit */
    public function find(PostSet $posts, int $limit): array
    {
        $count = $posts->count();
        $isInSet = 'in_set(' . $this->db->addSet($posts) . ', id)';
        $looks = (int) min(
            self::MAX_LOOKS,
            (self::SAFETY * $limit * $this->db->int('SELECT posts FROM totals')) / max(1, $count),
        );
        if ($count > self::MAX_SORTED || $looks < self::SORT_COST * $count) {
            $ids = $this->db->column(
                'SELECT id FROM (SELECT id, sticky, sales, date, object_id FROM posts INDEXED BY posts_newest ORDER BY ' .
                    self::ORDER .
                    " LIMIT $looks) WHERE $isInSet LIMIT $limit",
                [],
                false,
            );
            if (count($ids) >= min($limit, $count)) {
                return $ids;
            }
        }

        return $count <= self::MAX_SORTED
            ? $this->db->column(
                'SELECT id FROM posts WHERE id IN (' .
                    implode(',', $posts->ids()) .
                    ') ORDER BY ' .
                    self::ORDER .
                    " LIMIT $limit",
                [],
                false,
            )
            : $this->db->column(
                "SELECT id FROM posts INDEXED BY posts_newest WHERE $isInSet ORDER BY " . self::ORDER . " LIMIT $limit",
                [],
                false,
            );
    }
}
