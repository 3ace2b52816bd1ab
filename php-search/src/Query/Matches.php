<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

use Stallkeeper\Search\Filter\FilterPosts;
use Stallkeeper\Search\Filter\PostSet;
use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Storage\Database;

/** The records that a query and its filters mean, as a set: how many, which, and whether typos had to be forgiven. */
final class Matches
{
    /** Letters of the longest beginnings that the full-text index has lists for (Schema). */
    private const LISTED_BEGINNINGS = 3;

    private const FEW = 2000;

    public readonly QueryWords $words;

    public readonly FullTextQuery $text;

    public readonly bool $withTypos;

    /** The posts that the filters let through, whatever the words; null without filters. */
    private readonly ?PostSet $filtered;

    private readonly FilterPosts $index;

    private ?int $count = null;

    private ?PostSet $posts = null;

    public function __construct(private readonly Database $db, SearchParameters $params)
    {
        $this->words = QueryWords::parse($params->query(), $params->queryType());
        $this->index = new FilterPosts($db);
        $this->filtered = $params->filters()?->posts($this->index);
        $this->text = new FullTextQuery($db, $this->filtered);
        $this->withTypos = !$this->words->isEmpty() && $this->addCorrections($params->typoTolerance());
    }

    public function count(): int
    {
        return $this->count ??= $this->countSet();
    }

    public function posts(): PostSet
    {
        return $this->posts ??= $this->words->isEmpty() ? $this->filtered ?? $this->index->every() : $this->found();
    }

    private function found(): PostSet
    {
        $expression = $this->expression();
        $some = $this->text->some('words', $expression);

        return count($some) <= FullTextQuery::SCORED ? PostSet::ofIds($some) : $this->text->posts($expression);
    }

    /** Whether combining bits is faster than reading a row for each match. */
    public function areMany(): bool
    {
        return $this->count() > self::FEW;
    }

    /**
     * A condition for the rows of the matches in another table. Few matches are looked up, many are recognised row by row.
     *
     * @param string $column of the post's number
     *
     * @return string SQL for the running search only
     */
    public function condition(string $column): string
    {
        if ($this->words->isEmpty() && $this->filtered === null) {
            return 'true';
        }

        return $this->areMany()
            ? 'in_set(' . $this->db->addSet($this->posts()) . ", $column)"
            : "$column IN (" . implode(',', $this->posts()->ids()) . ')';
    }

    private function expression(): string
    {
        return $this->withTypos ? $this->words->withTypos(2) : $this->words->every();
    }

    private function countSet(): int
    {
        if ($this->words->isEmpty()) {
            return $this->filtered === null ? $this->db->int('SELECT count(*) FROM posts') : $this->filtered->count();
        }
        $expression = $this->expression();
        if ($this->isGathered()) {
            return $this->text->count($expression);
        }
        $found = count($this->text->some('words', $expression));
        if ($found <= FullTextQuery::SCORED) {
            return $found;
        }
        [$sql, $values] = $this->text->query('words', $expression);

        return $this->db->int("SELECT count(*) FROM ($sql)", $values);
    }

    /**
     * Whether FTS5 gathers the words of a beginning anew for every question: it has a list for those of two and three
     * letters only. Then handing over the numbers of all posts at once takes less time than to count them afterwards.
     */
    private function isGathered(): bool
    {
        foreach ($this->words->words as $word) {
            if ($word->prefix && mb_strlen($word->tokens[count($word->tokens) - 1], 'UTF-8') > self::LISTED_BEGINNINGS) {
                return true;
            }
        }

        return false;
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
        $typos = new TypoCorrections($this->db);
        if ($this->hasUnknown($typos)) {
            $this->text->findsNone($this->words->every());
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
                if (!$word->dense && $word->corrections === [] && TypoCorrections::allowed($word->text()) > 0 && !($onlyUnknown && $typos->isKnown($word->text(), $word->prefix))) {
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
    private function hasUnknown(TypoCorrections $typos): bool
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
        if ($this->text->isKnownAsNone($expression)) {
            return 0;
        }

        return $this->filtered === null
            ? ($this->isGathered() ? $this->text->count($expression) : count($this->text->some('words', $expression)))
            : $this->db->int('SELECT count(*) FROM (SELECT 1 FROM words WHERE words MATCH ? LIMIT ' . IndexSettings::TYPOS_BELOW_HITS . ')', [$expression]);
    }
}
