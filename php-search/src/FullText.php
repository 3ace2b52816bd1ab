<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

/**
 * What the full-text index finds under a search's filters. Whatever was asked once is remembered: counting, narrowing to
 * titles and ordering ask for the same words again.
 */
final class FullText
{
    /** Words that stand in more posts than anybody can page through tell nothing about a single one. */
    public const SCORED = IndexSettings::PAGINATION_LIMITED_TO;

    /** @var array<string, list<int>> table and expression => ids, as some() gives them */
    private array $known = [];

    /** @var list<int> the ids of all matches of the expression that was asked for last */
    private array $all = [];

    private ?string $allOf = null;

    public function __construct(private readonly Database $db, private readonly ?Condition $filters) {}

    /**
     * A query for the ids that an FTS5 expression and the filters let through.
     *
     * @param 'words'|'titles' $table all words, or those of titles
     *
     * @return array{string, list<scalar>}
     */
    public function query(string $table, string $expression, string $columns = 'rowid'): array
    {
        // The plus keeps SQLite from walking the filter's rows and asking FTS5 about each of them.
        $filtered = $this->filters === null ? '' : ' AND ' . $this->filters->about("+$table.rowid");

        return ["SELECT $columns FROM $table WHERE $table MATCH ?$filtered", [$expression, ...($this->filters->values ?? [])]];
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

    /**
     * All that an expression finds among all words, and at once what some() would.
     *
     * @return list<int> ids in ascending order
     */
    public function all(string $expression): array
    {
        if ($this->isKnownAsNone($expression)) {
            return [];
        }
        if ($this->allOf !== $expression) {
            [$sql, $values] = $this->query('words', $expression);
            $this->all = $this->db->column($sql, $values);
            $this->allOf = $expression;
            $this->known["words $expression"] = array_slice($this->all, 0, self::SCORED + 1);
        }

        return $this->all;
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
