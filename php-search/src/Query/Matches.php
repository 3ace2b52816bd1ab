<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

use Stallkeeper\Search\Filter\FilterPosts;
use Stallkeeper\Search\Filter\PostSet;
use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Posting\Postings;
use Stallkeeper\Search\Ranking\QueryRules;
use Stallkeeper\Search\Ranking\RankingStep;
use Stallkeeper\Search\Ranking\Scores;
use Stallkeeper\Search\Spelling\SpellingVariants;
use Stallkeeper\Search\Spelling\WordCorrections;
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

    private ?int $count = null;

    private ?PostSet $posts = null;

    /**
     * @param CodeQuery|null          $code      product code in the query; null if no record has it
     * @param PostSet|null            $filtered  posts that match the filters, regardless of the words; null without
     *     filters
     * @param list<int>               $pinned    IDs of pinned posts that pass the filters, first one first; they may
     *     contain none of the words
     * @param array<int, RankingStep> $someWords posts that contain only some of the words and pass the filters: ID =>
     *     step of the order, best one first
     */
    private function __construct(
        private readonly Database $db,
        public readonly QueryWords $words,
        public readonly ?CodeQuery $code,
        public readonly FullTextQuery $text,
        private readonly FilterPosts $index,
        public readonly ?PostSet $filtered,
        public readonly array $pinned,
        public readonly bool $withTypos,
        public readonly array $someWords = [],
    ) {}

    public static function find(
        Database $db,
        SearchParameters $params,
        ?QueryExpansion $expansion = null,
        IndexSettings $settings = new IndexSettings(),
    ): self {
        [$query, $excluded] = QueryWords::excluded($params->query);
        $words = QueryWords::parse($query, $params->queryType, $expansion->stopWords ?? []);
        $expansion?->expand($words, $query, $db);
        $postings = new Postings($db);
        (new SpellingVariants($db, $postings))->join($words);
        $index = new FilterPosts($db);
        $code = $words->isEmpty() ? null : CodeQuery::find($db, $query, $params->queryType !== 'prefixNone');

        $filtered = $params->filters?->posts($index);
        $rules = new QueryRules($db);
        $rule = $words->isEmpty() || !$params->enableRules ? null : $rules->find($params->query);
        $hidden = PostSet::fromIds($rules->ids($rule->hidden ?? []))->or(
            $index->withFacet(IndexSettings::UNLISTED, $params->scope->value),
        );
        $everywhere = new FullTextQuery($db, $settings, null, $postings);
        foreach ($excluded as $expression) {
            $hidden = $hidden->or($everywhere->everywhere($expression));
        }
        if (!$hidden->isEmpty()) {
            $filtered = ($filtered ?? $index->every())->without($hidden);
        }

        $text = new FullTextQuery($db, $settings, $filtered, $postings);
        // A record with the code of the query is what the visitor searches for.
        $isExact = $code?->isExact === true;
        $withTypos =
            !$words->isEmpty() &&
            $params->typoTolerance &&
            !$isExact &&
            (new WordCorrections($db, $text, $words, $code, $expansion))->add($params->isOptional);
        $pinned = self::passing($filtered, $rules->ids($rule->pinned ?? []));
        $complete = new self($db, $words, $code, $text, $index, $filtered, $pinned, $withTypos);

        return $params->isOptional && !$isExact
            ? $complete->withSomeWords(
                new OptionalWords($db, $text, $words, $expansion, new Scores($db, $settings, $text)),
            )
            : $complete;
    }

    /**
     * Returns the posts that contain all words.
     *
     * @param PostSet|null $posts other posts than those of the filters; null for the same
     */
    public function onlyComplete(?PostSet $posts = null): self
    {
        return new self(
            $this->db,
            $this->words,
            $this->code,
            $posts === null ? $this->text : $this->text->within($posts),
            $this->index,
            $posts ?? $this->filtered,
            $posts === null ? $this->pinned : self::passing($posts, $this->pinned),
            $this->withTypos,
        );
    }

    /** Adds the posts that contain only some of the words, if few contain all of them. */
    private function withSomeWords(OptionalWords $optional): self
    {
        $complete = $this->text->everywhere($this->expression())->or(PostSet::fromIds($this->pinned));
        $found = $optional->find($complete);
        $some = array_intersect_key($found, array_flip(self::passing($this->filtered, array_keys($found))));

        return $some === []
            ? $this
            : new self(
                $this->db,
                $this->words,
                $this->code,
                $this->text,
                $this->index,
                $this->filtered,
                $this->pinned,
                $this->withTypos,
                $some,
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

    /** Returns the number of all matches. */
    public function count(): int
    {
        return $this->count ??= $this->countSet();
    }

    /** Returns the number of posts that contain all words. They come before the others. */
    public function countComplete(): int
    {
        return $this->count() - count($this->someWords);
    }

    public function posts(): PostSet
    {
        return $this->posts ??= $this->words->isEmpty() ? $this->filtered ?? $this->index->every() : $this->found();
    }

    private function found(): PostSet
    {
        $found = $this->complete();

        return $this->someWords === [] ? $found : $found->or(PostSet::fromIds(array_keys($this->someWords)));
    }

    private function complete(): PostSet
    {
        $found = $this->text->posts($this->expression());

        return $this->pinned === [] ? $found : $found->or(PostSet::fromIds($this->pinned));
    }

    /** Whether any record contains all words as they were typed, or an alternative of them. */
    public function hasExact(): bool
    {
        $expression = CodeQuery::join($this->code, $this->words->withAlternatives());

        return !$this->text->everywhere($expression)->isEmpty();
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
        return CodeQuery::join(
            $this->code,
            $this->withTypos ? $this->words->withTypos(2) : $this->words->withAlternatives(),
        );
    }

    private function countSet(): int
    {
        if ($this->words->isEmpty()) {
            return $this->filtered === null ? $this->db->int('SELECT posts FROM totals') : $this->filtered->count();
        }

        return $this->posts()->count();
    }
}
