<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Ranking;

use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Query\FullTextQuery;
use Stallkeeper\Search\Query\Matches;
use Stallkeeper\Search\Storage\Database;

/**
 * Brings matches into order.
 *
 * The order is the provider's, as tiers: fewer typos, then all words in the title before words anywhere, then the
 * last word exact before it as a beginning, then the words side by side. Inside a title tier the words that make up
 * more of the title win (the shorter title), elsewhere bm25; then sticky, newest, objectID. A tier is asked for only when the tiers before it do not fill the page, and no tier
 * depends on the page: every page continues the one before.
 */
final class Ranking
{
    private const NEWEST = 'sticky DESC, date DESC, object_id';

    /** So many of the newest posts are asked about before all matches are. */
    private const MOST_LOOKS = 1000;

    /** Matches are not spread evenly: more posts are looked at than a page would need. */
    private const SAFETY = 3;

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
            $isMatch = $this->matches->condition('id');

            return $this->db->column("SELECT id FROM posts WHERE $isMatch ORDER BY " . self::NEWEST . ' LIMIT ? OFFSET ?', [$limit, $offset], false);
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

    /** @return list<int> as ids(), by an attribute; records without it come last */
    public function ordered(SortOrder $order, int $offset, int $limit): array
    {
        if ($limit < 1) {
            return [];
        }
        $isMatch = $this->matches->condition('id');
        if ($order->attribute === $this->settings->dateAttribute) {
            $sql = "SELECT id FROM posts WHERE $isMatch ORDER BY date $order->direction, object_id LIMIT ? OFFSET ?";

            return $this->db->column($sql, [$limit, $offset], false);
        }

        return $this->db->column(
            "SELECT id FROM posts LEFT JOIN (SELECT post, min(value) AS value FROM numbers WHERE name = ? GROUP BY post) AS amount ON post = id
             WHERE $isMatch ORDER BY value IS NULL, value $order->direction, date DESC, object_id LIMIT ? OFFSET ?",
            [$order->attribute, $limit, $offset],
            false,
        );
    }

    /** @return iterable<list<int>> the first $limit ids of every tier; ids of earlier tiers come again */
    private function tiers(int $limit): iterable
    {
        $words = $this->matches->words;
        $forms = $words->hasPrefix() ? [false, true] : [false];
        $before = 0;
        foreach ($forms as $asPrefix) {
            $every = $words->every($asPrefix);
            $tier = count($this->matches->text->some('titles', $every));
            // As many as without the prefix are the same ones again.
            if ($tier > $before || $tier > FullTextQuery::SCORED) {
                $phrase = $tier < 2 ? null : $words->phrase($asPrefix);
                yield $phrase === null ? [] : $this->shortest('titles', $phrase, $limit);
                yield $this->shortest('titles', $every, $limit);
            }
            $before = $tier;
        }
        $before = 0;
        foreach ($forms as $asPrefix) {
            $every = $words->every($asPrefix);
            $tier = count($this->matches->text->some('words', $every));
            if ($tier > $before || $tier > FullTextQuery::SCORED) {
                yield $this->best($every, $words->phrase($asPrefix), $limit);
            }
            $before = $tier;
        }
        if (!$this->matches->withTypos) {
            return;
        }
        $levels = [$words->withOneTypo(), $words->withTypos(1), $words->mostTypos() > 1 ? $words->withTypos(2) : null];
        foreach (array_unique(array_filter($levels)) as $expression) {
            // No scores here: they would prefer the rarest correction, which is the least likely one.
            yield $this->shortest('titles', $expression, $limit);
            yield $this->shortest('words', $expression, $limit);
        }
    }

    /**
     * @param 'words'|'titles' $table
     *
     * @return list<int>
     */
    private function shortest(string $table, string $expression, int $limit): array
    {
        $some = $this->matches->text->some($table, $expression);
        if (count($some) < 2) {
            return $some;
        }
        if (count($some) <= FullTextQuery::SCORED) {
            $ids = implode(',', $some);

            return $this->db->column("SELECT id FROM posts WHERE id IN ($ids) ORDER BY title_words, " . self::NEWEST . " LIMIT $limit", [], false);
        }

        return $this->newest($table, $expression, $limit);
    }

    /**
     * Of many, the newest are found soonest by going through all posts from the newest on. The ids come in their order:
     * the last of some says how many posts have to be looked at.
     *
     * @param 'words'|'titles' $table
     *
     * @return list<int>
     */
    private function newest(string $table, string $expression, int $limit): array
    {
        [$sql, $values] = $this->matches->text->query($table, $expression);
        $some = $this->matches->text->some($table, $expression);
        $looks = (int) min(self::MOST_LOOKS, self::SAFETY * $limit * $some[count($some) - 1] / count($some));
        $newest = 'SELECT id, sticky, date, object_id FROM posts INDEXED BY posts_newest ORDER BY ' . self::NEWEST . " LIMIT $looks";
        /** @var array{int, int} $ends */
        $ends = $this->db->rows("SELECT min(id), max(id) FROM ($newest)")[0];
        // New posts have high numbers, and the full-text index can leave out all others.
        $ids = $this->db->column("SELECT id FROM ($newest) WHERE +id IN ($sql AND rowid BETWEEN ? AND ?) ORDER BY " . self::NEWEST . ' LIMIT ?', [...$values, ...$ends, $limit]);

        return count($ids) === $limit
            ? $ids
            : $this->db->column("SELECT id FROM posts INDEXED BY posts_newest WHERE +id IN ($sql) ORDER BY " . self::NEWEST . ' LIMIT ?', [...$values, $limit]);
    }

    /** @return list<int> */
    private function best(string $expression, ?string $phrase, int $limit): array
    {
        $some = count($this->matches->text->some('words', $expression));
        if ($some < 2 || $some > FullTextQuery::SCORED) {
            return $this->shortest('words', $expression, $limit);
        }
        $weights = implode(', ', array_map(strval(...), array_values($this->settings->weights)));
        // The phrase adds no match, only score for words side by side.
        [$sql, $values] = $this->matches->text->query(
            'words',
            $phrase === null ? $expression : "($expression) OR $phrase",
            "rowid AS id, round(bm25(words, $weights), 6) AS score",
        );

        return $this->db->column("SELECT id FROM ($sql) JOIN posts USING (id) ORDER BY score, " . self::NEWEST . ' LIMIT ?', [...$values, $limit]);
    }
}
