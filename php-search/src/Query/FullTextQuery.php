<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

use Stallkeeper\Search\Filter\PostSet;
use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Storage\RowFunctions;

/**
 * Queries the full-text index under the filters of one search. It caches results, because counting, narrowing to titles
 * and sorting need the same words again.
 */
final class FullTextQuery
{
    /**
     * Maximum number of matches to rank by score. Words with more matches than a visitor can page through do not help
     * to rank a post.
     */
    public const SCORED = IndexSettings::PAGINATION_LIMITED_TO;

    /** @var array<string, list<int>> table and expression => IDs as returned by some() */
    private array $known = [];

    /** @var list<int> all IDs for the last expression of posts() or count(), without filters */
    private array $all = [];

    private ?string $allOf = null;

    private ?PostSet $posts = null;

    /** Number of the filtered set for the SQL function in_set(); null without filters. */
    private readonly ?int $set;

    public function __construct(private readonly Database $db, private readonly ?PostSet $filtered)
    {
        $this->set = $filtered === null ? null : $db->addSet($filtered);
    }

    /**
     * Returns an SQL query for the IDs that match an FTS5 expression and the filters.
     *
     * @param 'words'|'titles' $table full-text table: all words or title words
     *
     * @return array{string, list<scalar>} SQL and its values
     */
    public function query(string $table, string $expression, string $columns = 'rowid'): array
    {
        $filtered = $this->set === null ? RowFunctions::inTime("$table.rowid") : "in_set(?, $table.rowid)";

        return ["SELECT $columns FROM $table WHERE $table MATCH ? AND $filtered", [$expression, ...($this->set === null ? [] : [$this->set])]];
    }

    /**
     * @param 'words'|'titles' $table
     *
     * @return list<int> IDs in ascending order, at most SCORED + 1
     */
    public function some(string $table, string $expression): array
    {
        if (!isset($this->known["$table $expression"])) {
            [$sql, $values] = $this->query($table, $expression);
            $this->known["$table $expression"] = $this->db->column("$sql LIMIT " . (self::SCORED + 1), $values);
        }

        return $this->known["$table $expression"];
    }

    /** Returns all posts that match an expression and the filters. */
    public function posts(string $expression): PostSet
    {
        $this->read($expression);
        // Combining bit sets afterwards costs less than checking the filters for each row.
        $this->posts ??= $this->filtered === null ? PostSet::ofIds($this->all) : PostSet::ofIds($this->all)->and($this->filtered);

        return $this->posts;
    }

    /** Returns the number of posts in posts(), and prepares the result of some(). */
    public function count(string $expression): int
    {
        $this->read($expression);
        $this->known["words $expression"] ??= $this->filtered === null ? array_slice($this->all, 0, self::SCORED + 1) : $this->posts($expression)->ids(self::SCORED + 1);

        return $this->filtered === null ? count($this->all) : $this->posts($expression)->count();
    }

    private function read(string $expression): void
    {
        if ($this->allOf !== $expression) {
            $this->all = $this->isKnownAsNone($expression) ? [] : $this->db->column('SELECT rowid FROM words WHERE words MATCH ? AND ' . RowFunctions::inTime('rowid'), [$expression]);
            $this->allOf = $expression;
            $this->posts = null;
        }
    }

    /** Records that an expression has no matches, so that it is not queried. */
    public function findsNone(string $expression): void
    {
        $this->known["words $expression"] = [];
    }

    public function isKnownAsNone(string $expression): bool
    {
        return ($this->known["words $expression"] ?? null) === [];
    }
}
