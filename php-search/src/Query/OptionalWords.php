<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

use Stallkeeper\Search\Filter\PostSet;
use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Ranking\NewestPosts;
use Stallkeeper\Search\Ranking\RankingStep;
use Stallkeeper\Search\Ranking\Scores;
use Stallkeeper\Search\Ranking\Tier;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Synonyms\QueryExpansion;

/** Finds posts that contain some of the words of a query, if few contain all of them. */
final class OptionalWords
{
    /** Number of words from which a query is a sentence, with words that say nothing about a record. */
    private const SENTENCE_FROM = 5;

    /** Number of posts from which no further word is looked up. The rarest words come first. */
    private const MAX_CANDIDATES = 1000;

    /** Number of posts, newest first, of the rarest word, if too many posts have one word and no other. */
    private const NEWEST = 300;

    /** Maximum number of posts with some of the words. Visitors rarely look at more, and most of them fit badly. */
    private const MAX_POSTS = 100;

    public function __construct(
        private readonly Database $db,
        private readonly FullTextQuery $text,
        private readonly QueryWords $words,
        private readonly ?QueryExpansion $expansion,
        private readonly Scores $scores,
    ) {}

    /**
     * Returns the forms of the words without those that say nothing about a record, such as "for" and "the".
     *
     * @param list<non-empty-list<WeightedPhrase>> $forms of all words
     *
     * @return list<non-empty-list<WeightedPhrase>> all of them if no others are left
     */
    private function telling(array $forms): array
    {
        $ignored = $this->expansion?->functionWords() ?? [];
        $telling = array_filter(
            $forms,
            fn(int $i): bool => isset($this->words->words[$i]) && !isset($ignored[$this->words->words[$i]->text()]),
            ARRAY_FILTER_USE_KEY,
        );

        return $telling === [] ? $forms : array_values($telling);
    }

    /** Whether the index contains each word as it was typed. A mistyped word may look like one that says nothing. */
    private function areKnown(): bool
    {
        foreach ($this->words->words as $word) {
            if ($this->text->everywhere($word->match(false))->isEmpty()) {
                return false;
            }
        }

        return true;
    }

    /**
     * Returns the words that count in the scores: in a sentence only those that say something about a record.
     *
     * @return list<non-empty-list<WeightedPhrase>>
     */
    private function scored(): array
    {
        $every = $this->words->forms(true, 2);

        return count($every) < self::SENTENCE_FROM ? $every : $this->telling($every);
    }

    /** Returns the step of the order with the posts of ids(). */
    public function step(): RankingStep
    {
        $words = $this->scored();

        return new RankingStep(Tier::SomeWords, true, $words, min(count($words), count($this->words->words)));
    }

    /**
     * Returns the posts with the best scores.
     *
     * Like typo corrections, this ignores the filters. Otherwise a refinement could add hits that the search did not
     * have before. The beginnings of longer words do not count: "windows 10" finds enough of 10, 100 and 1080.
     *
     * @param PostSet $complete posts that contain all words
     *
     * @return list<int> IDs, best one first; empty if enough posts contain all words
     */
    public function ids(PostSet $complete): array
    {
        if (
            count($this->words->words) < 2 ||
            $this->text->everywhere($this->words->everySame(false))->count() >= IndexSettings::OPTIONAL_BELOW_HITS
        ) {
            return [];
        }
        $sets = [];
        $words = $this->scored();
        foreach ($this->areKnown() ? $this->telling($this->words->forms(true, 2)) : $words as $forms) {
            $set = $this->text->everywhere(
                ExpressionNode::any(
                    array_map(static fn(WeightedPhrase $form): ExpressionNode => $form->phrase, $forms),
                ),
            );
            $set = $set->without($complete);
            if (!$set->isEmpty()) {
                $sets[] = $set;
            }
        }
        usort($sets, static fn(PostSet $one, PostSet $other): int => $one->count() <=> $other->count());

        return $this->scores->best(
            $this->withSomeOf($sets)->ids(),
            $words,
            min(count($words), count($this->words->words)),
            null,
            PostSet::fromIds([]),
            self::MAX_POSTS,
        );
    }

    /**
     * Returns the posts of the rarest words. Posts of a word that too many posts contain must contain a second word.
     *
     * @param list<PostSet> $sets posts of each word, smallest set first
     */
    private function withSomeOf(array $sets): PostSet
    {
        $some = PostSet::fromIds([]);
        foreach ($sets as $i => $set) {
            $more = $some->or($set);
            if ($more->count() > self::MAX_CANDIDATES) {
                $others = $some;
                foreach (array_slice($sets, $i + 1) as $other) {
                    $others = $others->or($other);
                }
                $more = $some->or($set->and($others));
            }
            if ($more->count() > self::MAX_CANDIDATES) {
                break;
            }
            $some = $more;
        }

        return $some->isEmpty() && $sets !== []
            ? PostSet::fromIds((new NewestPosts($this->db))->find($sets[0], self::NEWEST))
            : $some;
    }
}
