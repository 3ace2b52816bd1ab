<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Spelling;

use Stallkeeper\Search\Index\Vocabulary;
use Stallkeeper\Search\Posting\Postings;
use Stallkeeper\Search\Query\Alternative;
use Stallkeeper\Search\Query\AlternativeKind;
use Stallkeeper\Search\Query\QueryWord;
use Stallkeeper\Search\Query\QueryWords;
use Stallkeeper\Search\Query\WordGroup;
use Stallkeeper\Search\Storage\Database;

/**
 * Finds words of the index that are written together while the query has them apart, and the other way round: "screw
 * driver" and "screwdriver", "p 120" and "p120", "nodejs" and "node js".
 */
final class SpellingVariants
{
    /** Number of words of a query that are joined or split. */
    private const MAX_WORDS = 10;

    /** Maximum number of adjacent words that are joined: "m8 x 40". */
    private const MAX_JOINED = 3;

    /** Minimum letters of each part of a split word. Numbers and units may be shorter. */
    private const MIN_PART = 2;

    /** A word in fewer records may have been written as two words in others. */
    private const RARE_BELOW = 10;

    /** Maximum number of ways to split one word. */
    private const MAX_SPLITS = 3;

    public function __construct(private readonly Database $db, private readonly Postings $postings) {}

    /**
     * Adds the joined form of adjacent words as an alternative of both. Groups with synonyms have priority.
     *
     * @param QueryWords $words its groups change
     */
    public function join(QueryWords $words): void
    {
        $some = array_slice($words->words, 0, self::MAX_WORDS);
        $joined = [];
        for ($count = min(self::MAX_JOINED, count($some)); $count > 1; $count--) {
            for ($first = 0; $first + $count <= count($some); $first++) {
                $parts = array_slice($some, $first, $count);
                $token = self::joined($parts);
                if ($token !== null) {
                    $joined[] = [$first, $count, $token, $parts[$count - 1]->isPrefix];
                }
            }
        }
        $known = array_flip($this->known(array_column($joined, 2)));
        $groups = $words->groups;
        $taken = [];
        foreach ($groups as $group) {
            $taken += array_flip($group->indexes());
        }
        foreach ($joined as [$first, $count, $token, $isPrefix]) {
            $isKnown = isset($known[$token]);
            if (!$isKnown && !($isPrefix && $this->postings->has($token, true))) {
                continue;
            }
            $indexes = array_flip(range($first, $first + $count - 1));
            if (array_intersect_key($indexes, $taken) === []) {
                $taken += $indexes;
                $groups[] = new WordGroup($first, $count, [
                    new Alternative([$token], !$isKnown, AlternativeKind::Spelling),
                ]);
            }
        }
        usort($groups, static fn(WordGroup $one, WordGroup $other): int => $one->first <=> $other->first);
        $words->groups = $groups;
    }

    /**
     * Adds two words as an alternative of a word that no or few records contain.
     *
     * @param QueryWords $words the alternatives of its words change
     *
     * @return bool whether any word has a new alternative
     */
    public function split(QueryWords $words): bool
    {
        $isSplit = false;
        foreach (array_slice($words->words, 0, self::MAX_WORDS) as $word) {
            if (
                !$word->isUnspaced &&
                $this->postings->posts($word->tokens[0], false, false)->count() >= self::RARE_BELOW
            ) {
                continue;
            }
            $parts = $word->isUnspaced ? $this->runs($word) : $this->parts($word->tokens[0]);
            foreach ($parts as $tokens) {
                $word->alternatives[] = new Alternative($tokens, false, AlternativeKind::Spelling);
                $isSplit = true;
            }
        }

        return $isSplit;
    }

    /**
     * @param list<QueryWord> $words
     *
     * @return string|null null if the words cannot be one word
     */
    private static function joined(array $words): ?string
    {
        $token = '';
        foreach ($words as $word) {
            if ($word->isUnspaced || count($word->tokens) !== 1) {
                return null;
            }
            $token .= $word->tokens[0];
        }
        // Three words are joined only around a sign, such as in "50 x 70".
        $isShort = count($words) === 2 || mb_strlen($words[1]->tokens[0], 'UTF-8') === 1;

        return $isShort && strlen($token) <= Vocabulary::MAX_WORD_BYTES ? $token : null;
    }

    /** @return list<non-empty-list<string>> ways to split the word into two words of the index, most even one first */
    private function parts(string $word): array
    {
        $letters = mb_str_split($word, 1, 'UTF-8');
        $length = count($letters);
        $pairs = [];
        for ($at = 1; $at < $length; $at++) {
            $isNumber = ctype_digit($letters[$at - 1]) !== ctype_digit($letters[$at]);
            if ($isNumber || ($at >= self::MIN_PART && $at <= $length - self::MIN_PART)) {
                $pairs[] = [implode('', array_slice($letters, 0, $at)), implode('', array_slice($letters, $at))];
            }
        }
        $known = array_flip($this->known(array_merge(...$pairs)));
        $pairs = array_filter($pairs, static fn(array $pair): bool => isset($known[$pair[0]], $known[$pair[1]]));
        usort(
            $pairs,
            static fn(array $one, array $other): int => abs(strlen($one[0]) - strlen($one[1])) <=>
                abs(strlen($other[0]) - strlen($other[1])),
        );

        return array_slice($pairs, 0, self::MAX_SPLITS);
    }

    /**
     * Splits a run of a script without spaces at a pair of characters that no record contains: the text has a space
     * there.
     *
     * @return list<non-empty-list<string>> at most one way
     */
    private function runs(QueryWord $word): array
    {
        $unknown = array_filter($word->tokens, fn(string $token): bool => !$this->postings->has($token, false));
        $at = array_key_first($unknown);
        if (count($unknown) !== 1 || $at === 0 || $at === null || $at === count($word->tokens) - 1) {
            return [];
        }
        // In the text the last character before the space is a token of its own.
        $last = mb_substr($word->tokens[$at], 0, 1, 'UTF-8');

        return [[...array_slice($word->tokens, 0, $at), $last, ...array_slice($word->tokens, $at + 1)]];
    }

    /**
     * @param list<string> $tokens
     *
     * @return list<string> the tokens that records contain
     */
    private function known(array $tokens): array
    {
        $known = [];
        foreach (array_chunk(array_values(array_unique($tokens)), 200) as $some) {
            $rows = $this->db->rows(
                'SELECT term FROM terms WHERE term IN (' . implode(',', array_fill(0, count($some), '?')) . ')',
                $some,
                false,
            );
            array_push($known, ...array_filter(array_column($rows, 0), is_string(...)));
            foreach ($some as $token) {
                // The vocabulary does not contain words of one or two letters.
                if (strlen($token) < Vocabulary::MIN_WORD_BYTES && $this->postings->has($token, false)) {
                    $known[] = $token;
                }
            }
        }

        return $known;
    }
}
