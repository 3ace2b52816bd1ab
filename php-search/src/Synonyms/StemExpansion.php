<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Synonyms;

use Stallkeeper\Search\Query\Alternative;
use Stallkeeper\Search\Query\AlternativeKind;
use Stallkeeper\Search\Query\QueryWord;
use Stallkeeper\Search\Query\QueryWords;
use Stallkeeper\Search\Stemming\Language;
use Stallkeeper\Search\Storage\Database;

/**
 * Adds words of the index with the same stem to the words of a query. The index contains no stems, so a change of the
 * language needs no rebuild.
 */
final class StemExpansion
{
    /** Number of words of a query that get alternatives. */
    private const MAX_WORDS = 20;

    /** Maximum number of alternatives of one word. Each one is a lookup in the index. */
    private const MAX_ALTERNATIVES = 12;

    /** Maximum number of words of the index that are compared with one stem. */
    private const MAX_CANDIDATES = 300;

    /** Minimum letters of a word that is the end of compounds. */
    private const MIN_COMPOUND_PART = 4;

    /** Number of words of a query whose compounds are looked up: each one reads the whole vocabulary. */
    private const MAX_COMPOUND_WORDS = 3;

    /** Maximum number of words of the index that are searched for compounds. */
    private const MAX_COMPOUND_CANDIDATES = 200_000;

    /** Minimum letters of a stem. Shorter stems belong to too many words. */
    private const MIN_STEM = 3;

    public function __construct(private readonly Database $index, private readonly Language $language) {}

    /**
     * @param QueryWords $words the alternatives of its words change
     */
    public function add(QueryWords $words, AlternativeKind $kind): void
    {
        foreach (array_slice($words->words, 0, self::MAX_WORDS) as $word) {
            if (!$word->isUnspaced) {
                array_push($word->alternatives, ...$this->alternatives($word, $kind));
            }
        }
    }

    /**
     * Adds compounds that end with a word.
     *
     * @param QueryWords $words the alternatives of its words change
     */
    public function addCompounds(QueryWords $words): void
    {
        foreach (array_slice($words->words, 0, self::MAX_COMPOUND_WORDS) as $word) {
            $text = $word->text();
            if ($word->isUnspaced || mb_strlen($text, 'UTF-8') < self::MIN_COMPOUND_PART) {
                continue;
            }
            $rows = $this->index->rows(
                'SELECT term FROM (SELECT term FROM terms LIMIT ' .
                    self::MAX_COMPOUND_CANDIDATES .
                    ') WHERE length(term) > ? AND substr(term, ?) = ? LIMIT ' .
                    self::MAX_ALTERNATIVES,
                [mb_strlen($text, 'UTF-8') + 1, -mb_strlen($text, 'UTF-8'), $text],
                false,
            );
            foreach ($rows as [$term]) {
                if (is_string($term)) {
                    $word->alternatives[] = new Alternative([$term], false, AlternativeKind::Compound);
                }
            }
        }
    }

    /** @return list<Alternative> */
    private function alternatives(QueryWord $word, AlternativeKind $kind): array
    {
        $text = $word->text();
        $stem = $this->language->stem($text);
        // The stem of "happy" is "happi": only its beginning is the beginning of all words.
        $beginning = substr($stem, 0, max(self::MIN_STEM, strlen($stem) - 1));
        if (strlen($stem) < self::MIN_STEM || !str_starts_with($text, $beginning)) {
            return [];
        }
        $known = array_map(static fn(Alternative $one): string => $one->text(), $word->alternatives);
        $rows = $this->index->rows(
            'SELECT term FROM terms WHERE term BETWEEN ? AND ? LIMIT ' . self::MAX_CANDIDATES,
            [$beginning, "$beginning\u{10FFFF}"],
            false,
        );
        $found = [];
        foreach ($rows as [$term]) {
            if (
                is_string($term) &&
                $term !== $text &&
                !in_array($term, $known, true) &&
                $this->language->stem($term) === $stem
            ) {
                $found[] = new Alternative([$term], false, $kind);
            }
        }

        return array_slice($found, 0, self::MAX_ALTERNATIVES);
    }
}
