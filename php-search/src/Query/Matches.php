<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

use Stallkeeper\Search\Filter\FilterPosts;
use Stallkeeper\Search\Filter\PostSet;
use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Posting\Postings;
use Stallkeeper\Search\Ranking\QueryRules;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Synonyms\QueryExpansion;

/**
 * The set of records that match a query and its filters: their number, their IDs and whether typo corrections were
 * used.
 */
final class Matches
{
    /** Maximum number of matches whose rows SQL reads by ID. For more matches, SQL checks each row of a table. */
    public const FEW = 4000;

    public readonly QueryWords $words;

    /** The product code in the query; null if no record has it. */
    public readonly ?CodeQuery $code;

    public readonly FullTextQuery $text;

    public readonly bool $withTypos;

    /** Posts that match the filters, regardless of the words; null without filters. */
    public readonly ?PostSet $filtered;

    private ?int $count = null;

    private ?PostSet $posts = null;

    private function __construct(
        private readonly Database $db,
        QueryWords $words,
        ?CodeQuery $code,
        ?PostSet $filtered,
        private readonly FilterPosts $index,
        /**
         * @var list<int> IDs of pinned posts that pass the filters, first one first; they may contain none of the words
         */
        public readonly array $pinned,
        bool $typoTolerance,
        FullTextQuery $text,
        ?bool $withTypos = null,
    ) {
        $this->words = $words;
        $this->code = $code;
        $this->filtered = $filtered;
        $this->text = $text;
        // A record with the code of the query is what the visitor searches for.
        $this->withTypos =
            $withTypos ?? !$words->isEmpty() && $this->addCorrections($typoTolerance && $code?->isExact !== true);
    }

    public static function find(
        Database $db,
        SearchParameters $params,
        ?QueryExpansion $expansion = null,
        IndexSettings $settings = new IndexSettings(),
    ): self {
        $words = QueryWords::parse($params->query, $params->queryType, $expansion->stopWords ?? []);
        $expansion?->expand($words, $params->query, $db);
        $index = new FilterPosts($db);
        $code = $words->isEmpty() ? null : CodeQuery::find($db, $params->query, $params->queryType !== 'prefixNone');

        $filtered = $params->filters?->posts($index);
        $rules = new QueryRules($db);
        $rule = $words->isEmpty() ? null : $rules->find($params->query);
        $hidden = PostSet::fromIds($rules->ids($rule->hidden ?? []))->or(
            $index->withFacet(IndexSettings::UNLISTED, $params->scope->value),
        );
        if (!$hidden->isEmpty()) {
            $filtered = ($filtered ?? $index->every())->without($hidden);
        }

        return new self(
            $db,
            $words,
            $code,
            $filtered,
            $index,
            self::passing($filtered, $rules->ids($rule->pinned ?? [])),
            $params->typoTolerance,
            new FullTextQuery($db, $settings, $filtered, new Postings($db)),
        );
    }

    /** Returns the matches of the same words in other posts than those of the filters. */
    public function within(PostSet $posts): self
    {
        return new self(
            $this->db,
            $this->words,
            $this->code,
            $posts,
            $this->index,
            self::passing($posts, $this->pinned),
            true,
            $this->text->within($posts),
            $this->withTypos,
        );
    }

    /**
     * @param list<int> $ids
     *
     * @return list<int>
     */
    private static function passing(?PostSet $filtered, array $ids): array
    {
        return array_values(array_filter($ids, static fn(int $id): bool => $filtered === null || $filtered->has($id)));
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
        $found = $this->text->posts($this->expression());

        return $this->pinned === [] ? $found : $found->or(PostSet::fromIds($this->pinned));
    }

    /** Whether count() is an estimate, because there are too many texts to read (see FullTextQuery). */
    public function isEstimate(): bool
    {
        return !$this->words->isEmpty() && $this->text->isEstimate($this->expression());
    }

    /** Whether there are too many matches to read their rows one by one. */
    public function areMany(): bool
    {
        return $this->count() > self::FEW;
    }

    /**
     * Returns a condition that selects the rows of the matches in another table: a list of IDs for few matches,
     * in_set() for many.
     *
     * @param string $column name of the column with the post number
     *
     * @return string SQL, valid for the running search only
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

    private function expression(): ExpressionNode
    {
        return $this->orCode($this->withTypos ? $this->words->withTypos(2) : $this->words->withAlternatives());
    }

    private function orCode(ExpressionNode $expression): ExpressionNode
    {
        return $this->code === null ? $expression : ExpressionNode::any([$expression, $this->code->expression()]);
    }

    private function countSet(): int
    {
        if ($this->words->isEmpty()) {
            return $this->filtered === null ? $this->db->int('SELECT posts FROM totals') : $this->filtered->count();
        }

        return $this->posts()->count();
    }

    /**
     * Adds typo corrections when the exact words and their alternatives have too few matches: first for words that the
     * index does not contain, then for all words if there are still too few matches.
     *
     * The number of matches ignores the filters. Otherwise a refinement could add hits that the search did not have
     * before.
     *
     * @return bool whether any word has corrections
     */
    private function addCorrections(bool $allowed): bool
    {
        $typos = new TypoCorrections($this->db);
        $found = $allowed ? $this->foundEverywhere($this->orCode($this->words->withAlternatives())) : PHP_INT_MAX;
        $corrected = false;
        // If the words occur together, each of them is known.
        foreach ($found > 0 ? [false] : [true, false] as $onlyUnknown) {
            if ($found >= IndexSettings::TYPOS_BELOW_HITS) {
                break;
            }
            $added = false;
            foreach ($this->words->words as $word) {
                if (
                    !$word->isUnspaced &&
                    $word->corrections === [] &&
                    TypoCorrections::allowed($word->text()) > 0 &&
                    !($onlyUnknown && $typos->isKnown($word->text(), $word->isPrefix))
                ) {
                    // A word that the index contains is complete, so it is not the beginning of a mistyped word.
                    $word->correctsBeginnings = $word->isPrefix && !$typos->isKnown($word->text(), false);
                    $word->corrections = $typos->find($word->text(), $word->correctsBeginnings);
                    $added = $added || $word->corrections !== [];
                }
            }
            if ($added) {
                $corrected = true;
                $found = $this->foundEverywhere($this->orCode($this->words->withTypos(2)));
            }
        }

        return $corrected;
    }

    /** Counts the matches of an expression without the filters. */
    private function foundEverywhere(ExpressionNode $expression): int
    {
        return $this->text->everywhere($expression)->count();
    }
}
