<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

/**
 * Brings matches into order.
 *
 * The order is the provider's, as tiers: fewer typos, then all words in the title before words anywhere, then the
 * last word exact before it as a beginning, then the words side by side. Posts of one title tier come newest first;
 * the others by bm25 first. A tier is asked for only when the tiers before it do not fill the page, and no tier
 * depends on the page: every page continues the one before.
 */
final class Ranking
{
    private const TITLE = '{title} : ';
    private const NEWEST = 'sticky DESC, date DESC, object_id';

    /** Words that stand in more posts than anybody can page through tell nothing about a single one. */
    private const SCORED = IndexSettings::PAGINATION_LIMITED_TO;

    public function __construct(
        private readonly Database $db,
        private readonly IndexSettings $settings,
        private readonly Matches $matches,
    ) {}

    /** @return list<int> ids from $offset on, at most $limit */
    public function ids(int $offset, int $limit): array
    {
        if ($limit < 1) {
            return [];
        }
        if ($this->matches->words->isEmpty()) {
            [$sql, $values] = $this->matches->set();

            return $this->column("$sql ORDER BY " . self::NEWEST . ' LIMIT ? OFFSET ?', [...$values, $limit, $offset]);
        }
        $end = min($offset + $limit, $this->matches->count());
        $ids = [];
        foreach ($this->tiers($end) as $tier) {
            foreach ($tier as $id) {
                $ids[$id] = true;
            }
            if (count($ids) >= $end) {
                break;
            }
        }

        return array_slice(array_keys($ids), $offset, $limit);
    }

    /** @return iterable<list<int>> the first $limit ids of every tier; ids of earlier tiers come again */
    private function tiers(int $limit): iterable
    {
        $words = $this->matches->words;
        $forms = $words->hasPrefix() ? [false, true] : [false];
        $before = 0;
        foreach ($forms as $asPrefix) {
            $expression = self::TITLE . '(' . $words->every($asPrefix) . ')';
            $size = $this->size($expression);
            if ($size > $before || $size > self::SCORED) {
                $phrase = $words->phrase($asPrefix);
                yield $phrase === null || $size < 2 ? [] : $this->newest(self::TITLE . $phrase, $limit);
                yield $this->newest($expression, $limit, $size);
            }
            $before = $size;
        }
        foreach ($forms as $asPrefix) {
            yield $this->best($words->every($asPrefix), $words->phrase($asPrefix), $limit);
        }
        if (!$this->matches->withTypos) {
            return;
        }
        $levels = [$words->withOneTypo(), $words->withTypos(1), $words->mostTypos() > 1 ? $words->withTypos(2) : null];
        foreach (array_unique(array_filter($levels)) as $expression) {
            yield $this->newest(self::TITLE . "($expression)", $limit);
            yield $this->best($expression, null, $limit);
        }
    }

    /** How many match, counted up to the point where it makes no difference. */
    private function size(string $expression): int
    {
        [$sql, $values] = $this->matches->matching($expression, '1');

        return $this->db->int("SELECT count(*) FROM ($sql LIMIT " . (self::SCORED + 1) . ')', $values);
    }

    /** @return list<int> */
    private function newest(string $expression, int $limit, ?int $size = null): array
    {
        [$sql, $values] = $this->matches->matching($expression);
        $size ??= $this->size($expression);
        if ($size < 2) {
            return $size === 0 ? [] : $this->column($sql, $values);
        }
        // Of many, the newest are found soonest by going through all posts from the newest on; few are sorted.
        $from = $size > self::SCORED ? 'posts INDEXED BY posts_newest WHERE +id' : 'posts WHERE id';

        return $this->column("SELECT id FROM $from IN ($sql) ORDER BY " . self::NEWEST . ' LIMIT ?', [...$values, $limit]);
    }

    /** @return list<int> */
    private function best(string $expression, ?string $phrase, int $limit): array
    {
        $size = $this->size($expression);
        if ($size < 2 || $size > self::SCORED) {
            return $this->newest($expression, $limit, $size);
        }
        $weights = implode(', ', array_map(strval(...), array_values($this->settings->weights)));
        // The phrase adds no match, only score for words side by side.
        [$sql, $values] = $this->matches->matching(
            $phrase === null ? $expression : "($expression) OR $phrase",
            "rowid AS id, round(bm25(words, $weights), 6) AS score",
        );

        return $this->column("SELECT id FROM ($sql) JOIN posts USING (id) ORDER BY score, " . self::NEWEST . ' LIMIT ?', [...$values, $limit]);
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
