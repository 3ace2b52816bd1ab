<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

use Stallkeeper\Search\Filter\PostSet;
use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Storage\RowFunctions;

/**
 * What the full-text index finds under a search's filters. Whatever was asked once is remembered: counting, narrowing to
 * titles and ordering ask for the same words again.
 */
final class FullTextQuery
{
    /** Words that stand in more posts than anybody can page through tell nothing about a single one. */
    public const SCORED = IndexSettings::PAGINATION_LIMITED_TO;

    /** @var array<string, list<int>> table and expression => ids, as some() gives them */
    private array $known = [];

    /** @var list<int> all ids, without the filters, of the expression that posts() or count() was asked for last */
    private array $all = [];

    private ?string $allOf = null;

    private ?PostSet $posts = null;

    /** Number of the posts that the filters let through, for in_set(); null without filters. */
    private readonly ?int $set;

    public function __construct(private readonly Database $db, private readonly ?PostSet $filtered)
    {
        $this->set = $filtered === null ? null : $db->addSet($filtered);
    }

    /**
     * A query for the ids that an FTS5 expression and the filters let through.
     *
     * @param 'words'|'titles' $table all words, or those of titles
     *
     * @return array{string, list<scalar>}
     */
    public function query(string $table, string $expression, string $columns = 'rowid'): array
    {
        $filtered = $this->set === null ? RowFunctions::inTime("$table.rowid") : "in_set(?, $table.rowid)";

        return ["SELECT $columns FROM $table WHERE $table MATCH ? AND $filtered", [$expression, ...($this->set === null ? [] : [$this->set])]];
    }

    /**
     * @param 'words'|'titles' $table
     *
     * @return list<int> ids in ascending order; of more than SCORED the first, and one more
     */
    public function some(string $table, string $expression): array
    {
        if (!isset($this->known["$table $expression"])) {
            [$sql, $values] = $this->query($table, $expression);
            $this->known["$table $expression"] = $this->db->column("$sql LIMIT " . (self::SCORED + 1), $values);
        }

        return $this->known["$table $expression"];
    }

    /** All that an expression and the filters let through. */
    public function posts(string $expression): PostSet
    {
        $this->read($expression);
        // Combining bits afterwards costs less than to look at the filters for each row.
        $this->posts ??= $this->filtered === null ? PostSet::ofIds($this->all) : PostSet::ofIds($this->all)->and($this->filtered);

        return $this->posts;
    }

    /** The number of posts in posts(). Afterwards some() needs no statement of its own. */
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

    /** Spares the index a question whose answer is none. */
    public function findsNone(string $expression): void
    {
        $this->known["words $expression"] = [];
    }

    public function isKnownAsNone(string $expression): bool
    {
        return ($this->known["words $expression"] ?? null) === [];
    }
}
