<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Ranking;

use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Query\FullTextQuery;
use Stallkeeper\Search\Query\Matches;
use Stallkeeper\Search\Storage\Database;

/**
 * Sorts the matches of a search.
 *
 * The order is the provider's, in tiers: pinned records first, then product codes, then fewer typos, then all words in
 * the title, then the last word as a whole word, then adjacent words. Synonyms, singulars and plurals come after the
 * exact words and before typos. In a title tier shorter titles come first, because the words are a larger part of the
 * title; in other tiers bm25 decides. Equal posts are sorted by sticky, sales, date and objectID.
 *
 * A tier is read only when the tiers before it do not fill the page. The tiers do not depend on the page, so every page
 * continues the previous one.
 */
final class Ranking
{
    private const NEWEST = 'sticky DESC, sales DESC, date DESC, object_id';

    /** Maximum number of newest posts to check before all matches are read. */
    private const MOST_LOOKS = 1000;

    /** Safety factor for the number of posts to check, because matches are not evenly distributed. */
    private const SAFETY = 3;

    public function __construct(
        private readonly Database $db,
        private readonly IndexSettings $settings,
        private readonly Matches $matches,
    ) {}

    /** @return list<int> IDs from $offset on, at most $limit */
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
        $ids = array_fill_keys($this->matches->pinned, true);
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

    /**
     * Sorts by an attribute. Records without the attribute come last.
     *
     * @return list<int> IDs from $offset on, at most $limit
     */
    public function ordered(SortOrder $order, int $offset, int $limit): array
    {
        if ($limit < 1) {
            return [];
        }
        $isMatch = $this->matches->condition('id');
        if ($order->attribute === $this->settings->dateAttribute) {
            $sql = "SELECT id FROM posts WHERE $isMatch ORDER BY date {$order->direction->value}, object_id LIMIT ? OFFSET ?";

            return $this->db->column($sql, [$limit, $offset], false);
        }

        return $this->db->column(
            "SELECT id FROM posts LEFT JOIN (SELECT post, min(value) AS value FROM numbers WHERE name = ? GROUP BY post) AS amount ON post = id
             WHERE $isMatch ORDER BY value IS NULL, value {$order->direction->value}, date DESC, object_id LIMIT ? OFFSET ?",
            [$order->attribute, $limit, $offset],
            false,
        );
    }

    /** @return iterable<list<int>> the first $limit IDs of each tier; they may include IDs of earlier tiers */
    private function tiers(int $limit): iterable
    {
        $words = $this->matches->words;
        $forms = $words->hasPrefix() ? [false, true] : [false];
        $code = $this->matches->code;
        if ($code?->isExact === true) {
            yield $this->shortest('words', $code->exact, $limit);
        }
        if ($code?->hasDigit === true) {
            yield $this->shortest('words', $code->expression(), $limit);
        }
        $before = 0;
        foreach ($forms as $asPrefix) {
            $every = $words->every($asPrefix);
            $tier = count($this->matches->text->some('titles', $every));
            // The same number of matches as without the prefix means that they are the same posts.
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
        if ($code !== null) {
            yield $this->shortest('words', $code->expression(), $limit);
        }
        if ($words->hasAlternatives()) {
            $expression = $words->withAlternatives();
            yield $this->shortest('titles', $expression, $limit);
            yield $this->best($expression, null, $limit);
        }
        if (!$this->matches->withTypos) {
            return;
        }
        $levels = [$words->withOneTypo(), $words->withTypos(1), $words->mostTypos() > 1 ? $words->withTypos(2) : null];
        foreach (array_unique(array_filter($levels)) as $expression) {
            // Do not rank by score: bm25 prefers the rarest correction, which is rarely the right one.
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
     * Finds the newest of many matches by reading all posts in order of date. The highest ID of a sample of the matches
     * shows how frequent matches are, and therefore how many posts to read.
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
        $newest = 'SELECT id, sticky, sales, date, object_id FROM posts INDEXED BY posts_newest ORDER BY ' . self::NEWEST . " LIMIT $looks";
        /** @var array{int, int} $ends */
        $ends = $this->db->rows("SELECT min(id), max(id) FROM ($newest)")[0];
        // New posts have high IDs. The range lets the full-text index skip all others.
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
        // The phrase adds no matches. It only raises the score of adjacent words.
        [$sql, $values] = $this->matches->text->query(
            'words',
            $phrase === null ? $expression : "($expression) OR $phrase",
            "rowid AS id, round(bm25(words, $weights), 6) AS score",
        );

        return $this->db->column("SELECT id FROM ($sql) JOIN posts USING (id) ORDER BY score, " . self::NEWEST . ' LIMIT ?', [...$values, $limit]);
    }
}
