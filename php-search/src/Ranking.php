<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

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

    /** Words that stand in more posts than anybody can page through tell nothing about a single one. */
    private const SCORED = IndexSettings::PAGINATION_LIMITED_TO;

    /** So many questions about single posts cost as much as a list of some ten thousand. */
    private const MOST_LOOKS = 300;

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

    /** @return list<int> as ids(), by an attribute; records without it come last */
    public function ordered(Order $order, int $offset, int $limit): array
    {
        if ($limit < 1) {
            return [];
        }
        [$set, $values] = $this->matches->set();
        if ($order->attribute === $this->settings->dateAttribute) {
            $sql = "SELECT id FROM posts WHERE id IN ($set) ORDER BY date $order->direction, object_id LIMIT ? OFFSET ?";

            return $this->column($sql, [...$values, $limit, $offset]);
        }

        return $this->column(
            "SELECT id FROM posts LEFT JOIN (SELECT post, min(value) AS value FROM numbers WHERE name = ? GROUP BY post) AS amount ON post = id
             WHERE id IN ($set) ORDER BY value IS NULL, value $order->direction, date DESC, object_id LIMIT ? OFFSET ?",
            [$order->attribute, ...$values, $limit, $offset],
        );
    }

    /** @return iterable<list<int>> the first $limit ids of every tier; ids of earlier tiers come again */
    private function tiers(int $limit): iterable
    {
        $words = $this->matches->words;
        $forms = $words->hasPrefix() ? [false, true] : [false];
        $before = 0;
        foreach ($forms as $asPrefix) {
            $every = $this->matches->matchingTitle($words->every($asPrefix));
            $tier = $this->some($every);
            // As many as without the prefix are the same ones again.
            if (count($tier) > $before || count($tier) > self::SCORED) {
                $phrase = count($tier) < 2 ? null : $words->phrase($asPrefix);
                yield $phrase === null ? [] : $this->shortest($this->some($this->matches->matchingTitle($phrase)), $this->matches->matchingTitle($phrase), $limit);
                yield $this->shortest($tier, $every, $limit);
            }
            $before = count($tier);
        }
        $before = 0;
        foreach ($forms as $asPrefix) {
            $tier = $this->some($this->matches->matching($words->every($asPrefix)));
            if (count($tier) > $before || count($tier) > self::SCORED) {
                yield $this->best($tier, $words->every($asPrefix), $words->phrase($asPrefix), $limit);
            }
            $before = count($tier);
        }
        if (!$this->matches->withTypos) {
            return;
        }
        $levels = [$words->withOneTypo(), $words->withTypos(1), $words->mostTypos() > 1 ? $words->withTypos(2) : null];
        foreach (array_unique(array_filter($levels)) as $expression) {
            foreach ([$this->matches->matchingTitle($expression), $this->matches->matching($expression)] as $tier) {
                // No scores here: they would prefer the rarest correction, which is the least likely one.
                yield $this->shortest($this->some($tier), $tier, $limit);
            }
        }
    }

    /**
     * @param array{string, list<scalar>} $matching
     *
     * @return list<int> matches without order; more than SCORED are cut to one more
     */
    private function some(array $matching): array
    {
        [$sql, $values] = $matching;

        return $this->column("$sql LIMIT " . (self::SCORED + 1), $values);
    }

    /**
     * @param list<int>                   $some     what some() gave for the same query
     * @param array{string, list<scalar>} $matching
     *
     * @return list<int>
     */
    private function shortest(array $some, array $matching, int $limit): array
    {
        if (count($some) < 2) {
            return $some;
        }
        if (count($some) <= self::SCORED) {
            $ids = implode(',', $some);

            return $this->column("SELECT id FROM posts WHERE id IN ($ids) ORDER BY title_words, " . self::NEWEST . " LIMIT $limit", [], false);
        }
        // Of many, the newest are found soonest by going through all posts from the newest on. The ids come in their order:
        // the last one says how many posts have to be looked at. Where they are few, each is asked about by itself; of
        // several words or corrections such a question costs too much.
        [$sql, $values] = $matching;
        $looks = $limit * $some[count($some) - 1] / count($some);
        $is = !$this->matches->withTypos && count($this->matches->words->words) === 1 && $looks <= self::MOST_LOOKS ? "EXISTS ($sql AND rowid = posts.id)" : "+id IN ($sql)";

        return $this->column("SELECT id FROM posts INDEXED BY posts_newest WHERE $is ORDER BY " . self::NEWEST . ' LIMIT ?', [...$values, $limit]);
    }

    /**
     * @param list<int> $some what some() gave for the same expression
     *
     * @return list<int>
     */
    private function best(array $some, string $expression, ?string $phrase, int $limit): array
    {
        if (count($some) < 2 || count($some) > self::SCORED) {
            return $this->shortest($some, $this->matches->matching($expression), $limit);
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
    private function column(string $sql, array $values, bool $keepPrepared = true): array
    {
        /** @var list<int> $ids */
        $ids = array_column($this->db->rows($sql, $values, $keepPrepared), 0);

        return $ids;
    }
}
