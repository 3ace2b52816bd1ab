<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Spelling;

use Stallkeeper\Search\Query\Matches;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Tokenizer\Tokenizer;

/** Writes the query that a search with corrections answered, and queries that may be meant if nothing matches. */
final class DidYouMean
{
    /** Maximum number of queries that may be meant. */
    private const MAX_QUERIES = 3;

    /** Maximum number of words that complete a beginning. */
    private const MAX_COMPLETIONS = 20;

    public function __construct(private readonly Database $db, private readonly Matches $matches) {}

    /**
     * Returns the query with the most likely corrections.
     *
     * @param string $query the text that was parsed
     *
     * @return string|null null if a record contains what was typed, or if nothing matches
     */
    public function corrected(string $query): ?string
    {
        if ($this->matches->count() === 0 || $this->matches->hasExact()) {
            return null;
        }
        $replacements = [];
        foreach ($this->matches->words->words as $word) {
            $corrections =
                $word->corrections +
                array_filter($word->unlikelyCorrections, static fn(int $distance): bool => $distance === 1);
            if ($corrections !== [] && !$this->matches->text->everywhere($word->match(true))->isEmpty()) {
                continue;
            }
            $whole = $word->correctsBeginnings ? $this->completed($corrections, $word->text()) : $corrections;
            $best = $this->byLikelihood($whole, 1)[0] ?? null;
            if ($best !== null) {
                $replacements[$word->text()] = $best;
            }
        }

        return $replacements === [] ? null : self::replaced($query, $replacements);
    }

    /**
     * Returns queries with the closest words of the index instead of an unknown word.
     *
     * @param string $query the text that was parsed
     *
     * @return list<string> most likely one first; empty if something matches
     */
    public function closest(string $query): array
    {
        if ($this->matches->count() > 0) {
            return [];
        }
        $typos = new TypoCorrections($this->db);
        $queries = [];
        foreach ($this->matches->words->words as $word) {
            $text = $word->text();
            if ($word->isUnspaced || $typos->isKnown($text, false)) {
                continue;
            }
            // A word with the same sound counts as one typo. Join the arrays with a plus sign: unpacking would renumber
            // the keys of words such as "2024".
            $words =
                $typos->find($text, false, TypoCorrections::allowedBesideOthers($text)) +
                array_map(static fn(int $distance): int => $distance - 1, $typos->soundingLike($text));
            foreach ($this->byLikelihood($words, self::MAX_QUERIES) as $closest) {
                $queries[] = self::replaced($query, [$text => $closest]);
            }
        }

        return array_slice(array_values(array_unique($queries)), 0, self::MAX_QUERIES);
    }

    /**
     * Completes beginnings of words to words of the index. Each letter more than what was typed counts as a typo.
     *
     * @param array<array-key, int> $beginnings beginning => distance
     *
     * @return array<array-key, int> word => distance
     */
    private function completed(array $beginnings, string $typed): array
    {
        $words = [];
        foreach ($beginnings as $beginning => $distance) {
            $rows = $this->db->rows(
                'SELECT term FROM terms WHERE term BETWEEN ? AND ? LIMIT ' . self::MAX_COMPLETIONS,
                [(string) $beginning, "$beginning\u{10FFFF}"],
                false,
            );
            foreach ($rows as [$term]) {
                if (is_string($term)) {
                    $more = max(0, mb_strlen($term, 'UTF-8') - mb_strlen($typed, 'UTF-8'));
                    $words[$term] = min($distance + $more, $words[$term] ?? PHP_INT_MAX);
                }
            }
        }

        return $words;
    }

    /**
     * @param array<array-key, int> $corrections word => distance
     * @param int                   $enough      number of words from which words with a larger distance are left out
     *
     * @return list<string> words with the smallest distance first, of these the most frequent ones
     */
    private function byLikelihood(array $corrections, int $enough): array
    {
        $byDistance = [];
        foreach ($corrections as $word => $distance) {
            $byDistance[$distance][] = (string) $word;
        }
        ksort($byDistance);
        $likely = [];
        foreach ($byDistance as $words) {
            $posts = array_filter(array_map($this->matches->text->postings->count(...), $words));
            arsort($posts);
            foreach ($posts as $i => $_) {
                $likely[] = $words[$i];
            }
            if (count($likely) >= $enough) {
                break;
            }
        }

        return $likely;
    }

    /** @param array<array-key, string> $replacements folded word => other word */
    private static function replaced(string $query, array $replacements): string
    {
        $result = '';
        $end = 0;
        foreach (Tokenizer::places($query) as [$token, $offset, $piece]) {
            if (isset($replacements[$token])) {
                $result .= substr($query, $end, $offset - $end) . $replacements[$token];
                $end = $offset + strlen($piece);
            }
        }

        return $result . substr($query, $end);
    }
}
