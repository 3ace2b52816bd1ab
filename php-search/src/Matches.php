<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

/**
 * The records that a query and its filters mean, as a set: how many, which, and whether typos had to be forgiven.
 *
 * Whatever was asked of the full-text index once is remembered: counting, narrowing to titles and ordering ask for
 * the same words again.
 */
final class Matches
{
    /** Words that stand in more posts than anybody can page through tell nothing about a single one. */
    public const SCORED = IndexSettings::PAGINATION_LIMITED_TO;

    /** Letters of the longest beginnings that the full-text index has lists for (Schema). */
    private const LISTED_BEGINNINGS = 3;

    public readonly QueryWords $words;

    public readonly bool $withTypos;

    private readonly ?Condition $filters;

    private ?int $count = null;

    /** @var array<string, list<int>> table and expression => ids */
    private array $known = [];

    /** @var list<int> the ids of all matches of the expression that was asked for last */
    private array $all = [];

    private ?string $allOf = null;

    public function __construct(private readonly Database $db, Params $params)
    {
        $this->words = QueryWords::parse($params->query(), $params->queryType());
        $this->filters = $params->filters();
        $this->withTypos = !$this->words->isEmpty() && $this->addCorrections($params->typoTolerance());
    }

    public function count(): int
    {
        return $this->count ??= $this->countSet();
    }

    /** @return list<int> ids of all matches, without order */
    public function ids(): array
    {
        if (!$this->words->isEmpty()) {
            return $this->all($this->expression());
        }
        [$sql, $values] = $this->set();

        return $this->db->column($sql, $values);
    }

    /**
     * A query for the ids of all matches, without order.
     *
     * @return array{string, list<scalar>}
     */
    public function set(): array
    {
        if ($this->words->isEmpty()) {
            return ['SELECT id FROM posts' . $this->filtered(' WHERE ', '+id'), $this->filters->values ?? []];
        }

        return $this->matching('words', $this->expression());
    }

    /**
     * A query for the ids that an FTS5 expression and the filters let through.
     *
     * @param 'words'|'titles' $table all words, or those of titles
     *
     * @return array{string, list<scalar>}
     */
    public function matching(string $table, string $expression, string $columns = 'rowid'): array
    {
        // The plus keeps SQLite from walking the filter's rows and asking FTS5 about each of them.
        return [
            "SELECT $columns FROM $table WHERE $table MATCH ?" . $this->filtered(' AND ', "+$table.rowid"),
            [$expression, ...($this->filters->values ?? [])],
        ];
    }

    /**
     * @param 'words'|'titles' $table
     *
     * @return list<int> ids in ascending order; of more than SCORED the first, and one more
     */
    public function some(string $table, string $expression): array
    {
        if (!isset($this->known["$table $expression"])) {
            [$sql, $values] = $this->matching($table, $expression);
            $this->known["$table $expression"] = $this->db->column("$sql LIMIT " . (self::SCORED + 1), $values);
        }

        return $this->known["$table $expression"];
    }

    private function expression(): string
    {
        return $this->withTypos ? $this->words->withTypos(2) : $this->words->every();
    }

    private function filtered(string $word, string $id): string
    {
        return $this->filters === null ? '' : $word . $this->filters->about($id);
    }

    private function countSet(): int
    {
        if ($this->words->isEmpty()) {
            [$sql, $values] = $this->set();

            return $this->db->int("SELECT count(*) FROM ($sql)", $values);
        }

        $expression = $this->expression();
        if ($this->isGathered()) {
            return count($this->all($expression));
        }
        $some = count($this->some('words', $expression));

        return $some <= self::SCORED ? $some : $this->db->int('SELECT count(*) FROM (' . $this->set()[0] . ')', $this->set()[1]);
    }

    /**
     * Whether FTS5 gathers the words of a beginning anew for every question: it has a list for those of two and three
     * letters only. Then handing over the numbers of all posts at once takes less time than to count them afterwards.
     */
    private function isGathered(): bool
    {
        foreach ($this->words->words as $word) {
            if ($word->prefix && strlen($word->tokens[count($word->tokens) - 1]) > self::LISTED_BEGINNINGS) {
                return true;
            }
        }

        return false;
    }

    /**
     * All that an expression finds, and at once what some() would.
     *
     * @return list<int> ids in ascending order
     */
    private function all(string $expression): array
    {
        if (($this->known["words $expression"] ?? null) === []) {
            return [];
        }
        if ($this->allOf !== $expression) {
            [$sql, $values] = $this->matching('words', $expression);
            $this->all = $this->db->column($sql, $values);
            $this->allOf = $expression;
            $this->known["words $expression"] = array_slice($this->all, 0, self::SCORED + 1);
        }

        return $this->all;
    }

    /**
     * Forgives typos when the words as they are find too little. First only in words that stand nowhere; when that is
     * still too little, in all of them.
     *
     * Counted without the filters: a refinement must not bring in hits that were not there before it.
     *
     * @return bool whether any word has corrections
     */
    private function addCorrections(bool $allowed): bool
    {
        $typos = new Typos($this->db);
        if ($this->hasUnknown($typos)) {
            $this->known['words ' . $this->words->every()] = [];
        }
        $found = $allowed ? $this->foundEverywhere($this->words->every()) : PHP_INT_MAX;
        $corrected = false;
        // Where all words stand together, none is unknown.
        foreach ($found > 0 ? [false] : [true, false] as $onlyUnknown) {
            if ($found >= IndexSettings::TYPOS_BELOW_HITS) {
                break;
            }
            $added = false;
            foreach ($this->words->words as $word) {
                if (!$word->dense && $word->corrections === [] && Typos::allowed($word->text()) > 0 && !($onlyUnknown && $typos->isKnown($word->text(), $word->prefix))) {
                    // A word that stands somewhere as it is typed is finished; it is no beginning of a mistyped one.
                    $word->correctsBeginnings = $word->prefix && !$typos->isKnown($word->text(), false);
                    $word->corrections = $typos->of($word->text(), $word->correctsBeginnings);
                    $added = $added || $word->corrections !== [];
                }
            }
            if ($added) {
                $corrected = true;
                $found = $this->foundEverywhere($this->words->withTypos(2));
            }
        }

        return $corrected;
    }

    /** Whether one of several finished words stands nowhere: then all of them stand nowhere together. */
    private function hasUnknown(Typos $typos): bool
    {
        foreach (count($this->words->words) > 1 ? $this->words->words : [] as $word) {
            if (!$word->prefix && !$word->dense && !$typos->isKnown($word->text(), false)) {
                return true;
            }
        }

        return false;
    }

    /** How many records an expression finds without the filters; with filters only whether they are enough. */
    private function foundEverywhere(string $expression): int
    {
        if (($this->known["words $expression"] ?? null) === []) {
            return 0;
        }

        return $this->filters === null
            ? count($this->isGathered() ? $this->all($expression) : $this->some('words', $expression))
            : $this->db->int('SELECT count(*) FROM (SELECT 1 FROM words WHERE words MATCH ? LIMIT ' . IndexSettings::TYPOS_BELOW_HITS . ')', [$expression]);
    }
}
