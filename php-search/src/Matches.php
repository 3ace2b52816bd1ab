<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

/** The records that a query and its filters mean, as a set: how many, which, and whether typos had to be forgiven. */
final class Matches
{
    public readonly QueryWords $words;

    public readonly bool $withTypos;

    private readonly ?Condition $filters;

    private ?int $count = null;

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

        return $this->matching($this->withTypos ? $this->words->withTypos(2) : $this->words->every());
    }

    /**
     * A query for the ids that an FTS5 expression and the filters let through.
     *
     * @return array{string, list<scalar>}
     */
    public function matching(string $expression, string $columns = 'rowid'): array
    {
        return $this->in('words', $expression, $columns);
    }

    /**
     * The same for titles alone.
     *
     * @return array{string, list<scalar>}
     */
    public function matchingTitle(string $expression): array
    {
        return $this->in('titles', $expression, 'rowid');
    }

    /** @return array{string, list<scalar>} */
    private function in(string $table, string $expression, string $columns): array
    {
        // The plus keeps SQLite from walking the filter's rows and asking FTS5 about each of them.
        return [
            "SELECT $columns FROM $table WHERE $table MATCH ?" . $this->filtered(' AND ', "+$table.rowid"),
            [$expression, ...($this->filters->values ?? [])],
        ];
    }

    private function filtered(string $word, string $id): string
    {
        return $this->filters === null ? '' : $word . $this->filters->about($id);
    }

    private function countSet(): int
    {
        [$sql, $values] = $this->set();

        return $this->db->int("SELECT count(*) FROM ($sql)", $values);
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
        $count = $this->countEverywhere($this->words->every());
        $typos = new Typos($this->db);
        $corrected = false;
        foreach ([true, false] as $onlyUnknown) {
            if (!$allowed || $count >= IndexSettings::TYPOS_BELOW_HITS) {
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
                $count = $this->countEverywhere($this->words->withTypos(2));
            }
        }
        $this->count = $this->filters === null ? $count : null;

        return $corrected;
    }

    private function countEverywhere(string $expression): int
    {
        return $this->db->int('SELECT count(*) FROM words WHERE words MATCH ?', [$expression]);
    }
}
