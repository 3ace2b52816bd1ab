<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Spelling;

use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Query\CodeQuery;
use Stallkeeper\Search\Query\ExpressionNode;
use Stallkeeper\Search\Query\FullTextQuery;
use Stallkeeper\Search\Query\QueryWord;
use Stallkeeper\Search\Query\QueryWords;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Synonyms\QueryExpansion;

/** Adds what may have been meant to the words of a query that has few matches. */
final class WordCorrections
{
    /** Maximum number of words of a query in which words that the index contains count as mistyped, too. */
    private const UNLIKELY_WORDS = 4;

    /** A word that fewer records contain may be a mistake in them as well. */
    private const MISTYPED_BELOW = 3;

    /** A word may be another one that sounds the same if fewer than one of these numbers of records contains it. */
    private const POSTS_PER_RARE = 1000;

    /** A word in as many records is never rare. */
    private const MAX_RARE = 10;

    public function __construct(
        private readonly Database $db,
        private readonly FullTextQuery $text,
        private readonly QueryWords $words,
        private readonly ?CodeQuery $code,
        private readonly ?QueryExpansion $expansion,
    ) {}

    /**
     * Adds other spellings, related words and then typo corrections when there are too few matches: first for words
     * that the index does not contain, then for all words if there are still too few matches.
     *
     * The number of matches ignores the filters. Otherwise a refinement could add hits that the search did not have
     * before.
     *
     * @param bool $isOptional whether records with some of the words match, too
     *
     * @return bool whether any word has corrections
     */
    public function add(bool $isOptional): bool
    {
        $typos = new TypoCorrections($this->db);
        if ($this->count($this->words->withAlternatives()) < IndexSettings::TYPOS_BELOW_HITS) {
            (new SpellingVariants($this->db, $this->text->postings))->split($this->words);
            $this->expansion?->addRelatedWords($this->words, $this->db);
        }
        $found = $this->count($this->words->withAlternatives());
        $corrected = false;
        $count = count($this->words->words);
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
                    $isMistyped =
                        $onlyUnknown || $this->text->everywhere($word->match(false))->count() < self::MISTYPED_BELOW;
                    if ($isMistyped || !$isOptional || $count === 1) {
                        $word->corrections = $typos->find($word->text(), $word->correctsBeginnings);
                        $added = $added || $word->corrections !== [];
                    } elseif ($count <= self::UNLIKELY_WORDS && $this->isRare($word)) {
                        // Records that contain this word and some of the others are better than its corrections.
                        $word->unlikelyCorrections = $typos->find($word->text(), $word->correctsBeginnings);
                    }
                }
            }
            if ($added) {
                $corrected = true;
                $found = $this->count($this->words->withTypos(2));
            }
        }
        if (
            $isOptional &&
            $count > 1 &&
            $count <= self::UNLIKELY_WORDS &&
            $found < IndexSettings::OPTIONAL_BELOW_HITS
        ) {
            $this->addDistantCorrections($typos);
        }

        return $corrected;
    }

    /**
     * Adds corrections with more typos to unknown words, and words that sound like any word. They only count in records
     * with some of the words.
     */
    private function addDistantCorrections(TypoCorrections $typos): void
    {
        foreach ($this->words->words as $word) {
            if ($word->isUnspaced) {
                continue;
            }
            $text = $word->text();
            if (!$this->isRare($word)) {
                continue;
            }
            if (!$typos->isKnown($text, false)) {
                $word->unlikelyCorrections = $typos->find($text, false, TypoCorrections::allowedBesideOthers($text));
            }
            $word->unlikelyCorrections += $typos->soundingLike($text);
            $word->unlikelyCorrections = array_diff_key($word->unlikelyCorrections, $word->corrections);
        }
    }

    /** Whether so few records contain the word that another word may be meant. */
    private function isRare(QueryWord $word): bool
    {
        $posts = $this->db->int('SELECT posts FROM totals');
        $few = max(self::MISTYPED_BELOW, min(self::MAX_RARE, intdiv($posts, self::POSTS_PER_RARE)));

        return $this->text->everywhere($word->match(false))->count() < $few;
    }

    /** Counts the matches of an expression without the filters. */
    private function count(ExpressionNode $expression): int
    {
        return $this->text->everywhere(CodeQuery::join($this->code, $expression))->count();
    }
}
