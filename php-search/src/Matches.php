<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

/**
 * The records that a query and its filters mean, in order.
 *
 * The order is the provider's, as tiers: fewer typos, then all words in the title, then the last word exact before
 * it as a beginning. Inside a tier bm25 with the words side by side counted extra, then sticky, newest, objectID.
 * A tier is only asked for when the tiers before it do not fill the page; the order is the same for every page.
 */
final class Matches
{
    private readonly QueryWords $words;

    private readonly ?Condition $filters;

    private bool $hasTypos = false;

    public function __construct(private readonly Database $db, private readonly IndexSettings $settings, Params $params)
    {
        $this->words = QueryWords::parse($params->query(), $params->queryType());
        $this->filters = $params->filters();
        if ($params->typoTolerance() && !$this->words->isEmpty()) {
            $this->findTypos();
        }
    }

    public function words(): QueryWords
    {
        return $this->words;
    }

    public function count(): int
    {
        if ($this->words->isEmpty() && $this->filters === null) {
            return $this->db->int('SELECT count(*) FROM posts');
        }
        [$sql, $values] = $this->set();

        return $this->db->int("SELECT count(*) FROM ($sql)", $values);
    }

    /**
     * A query for the ids of all matches, without order.
     *
     * @return array{string, list<scalar>}
     */
    public function set(): array
    {
        if ($this->words->isEmpty()) {
            $where = $this->filters === null ? '' : ' WHERE ' . $this->filters->about('+id');

            return ["SELECT id FROM posts$where", $this->filterValues()];
        }
        $expression = $this->hasTypos ? $this->words->withTypos(2) : $this->words->every();

        return ['SELECT rowid FROM words WHERE words MATCH ?' . $this->andFilters(), [$expression, ...$this->filterValues()]];
    }

    /** @return list<int> ids from $offset on, at most $limit */
    public function ids(int $offset, int $limit): array
    {
        if ($limit < 1) {
            return [];
        }
        if ($this->words->isEmpty()) {
            $where = $this->filters === null ? '' : ' WHERE ' . $this->filters->about('+id');

            return $this->column(
                "SELECT id FROM posts$where ORDER BY sticky DESC, date DESC, object_id LIMIT ? OFFSET ?",
                [...$this->filterValues(), $limit, $offset],
            );
        }
        $end = $offset + $limit;
        $ids = [];
        foreach ($this->tiers() as $expression) {
            foreach ($this->tier($expression, $end) as $id) {
                $ids[$id] = true;
            }
            if (count($ids) >= $end) {
                break;
            }
        }

        return array_slice(array_keys($ids), $offset, $limit);
    }

    /** @return iterable<string> */
    private function tiers(): iterable
    {
        $forms = $this->words->hasPrefix() ? [false, true] : [false];
        foreach (['{title} : ', ''] as $where) {
            foreach ($forms as $asPrefix) {
                yield $where . '(' . $this->words->all($asPrefix) . ')';
            }
        }
        if (!$this->hasTypos) {
            return;
        }
        $levels = array_unique(array_filter([
            $this->words->withOneTypo(),
            $this->words->withTypos(1),
            $this->words->mostTypos() > 1 ? $this->words->withTypos(2) : null,
        ]));
        foreach ($levels as $expression) {
            foreach (['{title} : ', ''] as $where) {
                yield "$where($expression)";
            }
        }
    }

    /** @return list<int> */
    private function tier(string $expression, int $limit): array
    {
        $values = [$expression, ...$this->filterValues()];
        $match = 'FROM words WHERE words MATCH ?' . $this->andFilters();
        $most = IndexSettings::PAGINATION_LIMITED_TO;
        $size = $this->db->int("SELECT count(*) FROM (SELECT 1 $match LIMIT $most + 1)", $values);
        if ($size < 2) {
            return $size === 0 ? [] : $this->column("SELECT rowid $match", $values);
        }
        if ($size > $most) {
            // Words that stand in more posts than anybody can page through tell nothing about a single one.
            return $this->column(
                "SELECT id FROM posts WHERE id IN (SELECT rowid $match) ORDER BY sticky DESC, date DESC, object_id LIMIT ?",
                [...$values, $limit],
            );
        }
        $weights = implode(', ', array_map(strval(...), array_values($this->settings->weights)));

        return $this->column(
            "SELECT m.id FROM (SELECT rowid AS id, round(bm25(words, $weights), 6) AS score $match) m JOIN posts p ON p.id = m.id
            ORDER BY m.score, p.sticky DESC, p.date DESC, p.object_id LIMIT ?",
            [...$values, $limit],
        );
    }

    private function findTypos(): void
    {
        // Asked without the filters: a refinement must not bring in hits that were not there before it.
        $enough = IndexSettings::TYPOS_BELOW_HITS;
        $exact = $this->db->int(
            "SELECT count(*) FROM (SELECT 1 FROM words WHERE words MATCH ? LIMIT $enough)",
            [$this->words->every()],
        );
        if ($exact >= $enough) {
            return;
        }
        $typos = new Typos($this->db);
        foreach ($this->words->words as $word) {
            if (!$word->dense) {
                $word->corrections = $typos->of($word->text(), $word->prefix);
                $this->hasTypos = $this->hasTypos || $word->corrections !== [];
            }
        }
    }

    private function andFilters(): string
    {
        // The plus keeps SQLite from walking the filter's rows and asking FTS5 about each of them.
        return $this->filters === null ? '' : ' AND ' . $this->filters->about('+words.rowid');
    }

    /** @return list<scalar> */
    private function filterValues(): array
    {
        return $this->filters->values ?? [];
    }

    /**
     * @param list<scalar> $values
     *
     * @return list<int>
     */
    private function column(string $sql, array $values): array
    {
        /** @var list<int> $ids */
        $ids = array_column($this->db->rows($sql, $values), 0);

        return $ids;
    }
}
