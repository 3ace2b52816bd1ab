<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

use Stallkeeper\Search\Filter\PostSet;
use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Posting\Postings;
use Stallkeeper\Search\Storage\Database;

/** Finds the posts that match an expression, with and without the filters of a search. Caches the results. */
final class FullTextQuery
{
    /**
     * Maximum number of matches that are ranked by score and whose texts are read. A visitor cannot reach more of them,
     * so their score is not useful.
     */
    public const SCORED = IndexSettings::PAGINATION_LIMITED_TO;

    /** @var array<string, PostSet> table and key of the expression => posts without the filters */
    private array $every = [];

    /** @var array<string, PostSet> table and key of the expression => posts that match the filters */
    private array $sets = [];

    /**
     * @var array<string, true> table and key of the expression => whether the words of some posts may not be adjacent,
     *     because not all texts were read
     */
    private array $estimated = [];

    private bool $isEstimated = false;

    public readonly RecordTexts $texts;

    public function __construct(
        Database $db,
        IndexSettings $settings,
        private ?PostSet $filtered,
        public readonly Postings $postings,
    ) {
        $this->texts = new RecordTexts($db, $settings);
    }

    /** Returns the same query with other filters. Keeps the cached results that do not depend on filters. */
    public function within(PostSet $posts): self
    {
        $copy = clone $this;
        $copy->filtered = $posts;
        $copy->sets = [];

        return $copy;
    }

    /**
     * Returns the posts that match an expression and the filters.
     *
     * @param 'words'|'titles' $table      all words or title words
     */
    public function posts(ExpressionNode $expression, string $table = 'words'): PostSet
    {
        return $this->filtered === null
            ? $this->everywhere($expression, $table)
            : ($this->sets["$table $expression->key"] ??= $this->filtered($expression, $table, $this->filtered));
    }

    /** @param 'words'|'titles' $table */
    private function filtered(ExpressionNode $expression, string $table, PostSet $filtered): PostSet
    {
        $found = $this->everywhere($expression, $table)->and($filtered);
        $isEstimated = isset($this->estimated["$table $expression->key"]) && $found->count() <= self::SCORED;

        return $isEstimated ? PostSet::fromIds($this->exact($expression, $table, $found->ids())) : $found;
    }

    /**
     * Returns the posts that match an expression, regardless of the filters.
     *
     * @param 'words'|'titles' $table
     */
    public function everywhere(ExpressionNode $expression, string $table = 'words'): PostSet
    {
        if (!isset($this->every["$table $expression->key"])) {
            $this->isEstimated = false;
            $this->every["$table $expression->key"] = $this->evaluate($expression, $table === 'titles', null);
            if ($this->isEstimated) {
                $this->estimated["$table $expression->key"] = true;
            }
        }

        return $this->every["$table $expression->key"];
    }

    /**
     * Whether posts() may return posts in which the words of a phrase are not adjacent, because there are too many
     * texts to read.
     *
     * @param 'words'|'titles' $table
     */
    public function isEstimate(ExpressionNode $expression, string $table = 'words'): bool
    {
        return $this->posts($expression, $table)->count() > self::SCORED &&
            isset($this->estimated["$table $expression->key"]);
    }

    /**
     * Returns those of some posts that match an expression exactly. Use it for a part of an estimate, see isEstimate().
     *
     * @param list<int>        $ids   at most SCORED
     * @param 'words'|'titles' $table
     *
     * @return list<int> in the same order
     */
    public function exact(ExpressionNode $expression, string $table, array $ids): array
    {
        $some = PostSet::fromIds($ids);
        $found = $this->evaluate($expression, $table === 'titles', $some);

        return array_values(array_filter($ids, $found->has(...)));
    }

    /** @phpstan-impure it may set $isEstimated */
    private function evaluate(ExpressionNode $node, bool $inTitle, ?PostSet $within): PostSet
    {
        if ($node->tokens !== []) {
            return $this->phrase($node, $inTitle, $within);
        }
        if (!$node->isAll) {
            $all = PostSet::fromIds([]);
            foreach ($node->parts as $part) {
                $all = $all->or($this->evaluate($part, $inTitle, $within));
            }

            return $all;
        }
        // Phrases come last, because reading texts is slow and fewer posts are left.
        $parts = $node->parts;
        usort(
            $parts,
            static fn(ExpressionNode $one, ExpressionNode $other): int => $one->isAdjacent() <=> $other->isAdjacent(),
        );
        foreach ($parts as $part) {
            $found = $this->evaluate($part, $inTitle, $within);
            $within = $within === null ? $found : $within->and($found);
            if ($within->isEmpty()) {
                break;
            }
        }

        return $within ?? PostSet::fromIds([]);
    }

    private function phrase(ExpressionNode $phrase, bool $inTitle, ?PostSet $within): PostSet
    {
        $last = count($phrase->tokens) - 1;
        $found = null;
        foreach ($phrase->tokens as $i => $token) {
            $posts = $this->postings->posts($token, $phrase->isPrefix && $i === $last, $inTitle);
            $found = $found === null ? $posts : $found->and($posts);
        }
        $found ??= PostSet::fromIds([]);
        if ($last < 1 || $found->isEmpty()) {
            return $found;
        }
        $found = $within === null ? $found : $found->and($within);
        if ($found->count() > self::SCORED) {
            $this->isEstimated = true;

            return $found;
        }

        return PostSet::fromIds($this->texts->containing($phrase, $found->ids(), $inTitle));
    }
}
