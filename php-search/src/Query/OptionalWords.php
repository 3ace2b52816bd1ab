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

    /**
     * Maximum number of posts of the rarest word, newest first, if too many posts contain one word and no other. If
     * enough titles contain the word, only these posts count.
     */
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
     * Returns the posts with the best scores.
     *
     * Like typo corrections, this ignores the filters. Otherwise a refinement could add hits that the search did not
     * have before. The beginnings of longer words do not count: "windows 10" finds enough of 10, 100 and 1080.
     *
     * @param PostSet $complete posts that contain all words
     *
     * @return array<int, RankingStep> ID => step of the order, best one first; empty if enough posts contain all words
     */
    public function find(PostSet $complete): array
    {
        $count = count($this->words->words);
        if (
            $count < 2 ||
            $this->text->everywhere($this->words->everySame(false))->count() >= IndexSettings::OPTIONAL_BELOW_HITS
        ) {
            return [];
        }
        $every = $this->words->forms(true, 2);
        $telling = $this->withoutFunctionWords($every);
        $scored = count($every) < self::SENTENCE_FROM ? $every : $telling;
        $step = new RankingStep(Tier::SomeWords, true, $scored, min(count($scored), $count));
        $sets = $expressions = [];
        foreach ($this->areKnown() ? $telling : $scored as $forms) {
            $phrases = array_map(static fn(WeightedPhrase $form): ExpressionNode => $form->phrase, $forms);
            $any = ExpressionNode::any($phrases);
            $set = $this->text->everywhere($any)->without($complete);
            if (!$set->isEmpty()) {
                $sets[$any->key] = $set;
                $expressions[$any->key] = $any;
            }
        }
        uasort($sets, static fn(PostSet $one, PostSet $other): int => $one->count() <=> $other->count());
        $some = $this->withSomeOf(array_values($sets));
        if ($some->isEmpty() && $sets !== []) {
            $titles = $this->text->everywhere($expressions[array_key_first($sets)], 'titles')->without($complete);
            $some = $this->newest(reset($sets), $titles);
        }

        return array_fill_keys($this->scores->best($some->ids(), $step, self::MAX_POSTS), $step);
    }

    /**
     * Removes the words that say nothing about a record, such as "for" and "the".
     *
     * @param list<non-empty-list<WeightedPhrase>> $every forms of each word
     *
     * @return list<non-empty-list<WeightedPhrase>> all of them if no others are left
     */
    private function withoutFunctionWords(array $every): array
    {
        $ignored = $this->expansion?->functionWords() ?? [];
        $kept = [];
        foreach ($every as $i => $forms) {
            // Stop words follow the words of the query.
            $word = $this->words->words[$i] ?? null;
            if ($word !== null && !isset($ignored[$word->text()])) {
                $kept[] = $forms;
            }
        }

        return $kept === [] ? $every : $kept;
    }

    /** Whether the index contains each word as it was typed. Beside a typo, a word such as "for" may be one, too. */
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

        return $some;
    }

    /**
     * Returns some posts with a word that too many posts contain.
     *
     * @param PostSet $titles posts with the word in the title
     */
    private function newest(PostSet $posts, PostSet $titles): PostSet
    {
        $best = $titles->count() < self::MAX_POSTS ? $posts : $titles;

        return PostSet::fromIds((new NewestPosts($this->db))->find($best, self::NEWEST));
    }
}
