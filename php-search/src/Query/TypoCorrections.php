<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Index\Vocabulary;
use Stallkeeper\Search\Posting\Postings;
use Stallkeeper\Search\Storage\Database;

/** Finds the words of the index that can correct a mistyped word. */
final class TypoCorrections
{
    /** Maximum number of corrections of one word; the closest ones are kept. */
    private const CORRECTIONS = 12;
    private const STEMS = 400;
    private const WORDS_PER_STEM = 50;

    private const WORDS_PER_CHECK = 100;

    private readonly Postings $postings;

    public function __construct(private readonly Database $db)
    {
        $this->postings = new Postings($db);
    }

    /**
     * Returns how many typos a word may have. The thresholds match the provider's minWordSizefor1Typo and
     * minWordSizefor2Typos.
     */
    public static function allowed(string $word): int
    {
        $length = mb_strlen($word, 'UTF-8');

        return $length >= IndexSettings::TWO_TYPOS_FROM ? 2 : ($length >= IndexSettings::ONE_TYPO_FROM ? 1 : 0);
    }

    /**
     * Returns the corrections of a word.
     *
     * @param bool $prefix whether the word may be the beginning of a longer word
     *
     * @return array<string, int> word or, with $prefix, beginning of words => distance (1 or 2), closest first
     */
    public function find(string $typed, bool $prefix): array
    {
        $allowed = self::allowed($typed);
        if ($allowed === 0) {
            return [];
        }
        $found = [];
        foreach ($this->words($typed, $allowed, $prefix) as $i => $word) {
            if ($i % self::WORDS_PER_CHECK === 0) {
                $this->db->checkTime();
            }
            $near = EditDistance::between($typed, $word, $allowed, $prefix);
            if ($near !== null && $near[0] > 0) {
                $found[$near[1]] = min($near[0], $found[$near[1]] ?? 2);
            }
        }
        unset($found[$typed]);
        uksort($found, static function (string|int $a, string|int $b) use ($found, $typed): int {
            // A typo in the first letter is rare. Sort equal corrections alphabetically, so that the same query always
            // gives the same result.
            return [$found[$a], substr((string) $a, 0, 1) !== $typed[0], (string) $a] <=> [
                $found[$b],
                substr((string) $b, 0, 1) !== $typed[0],
                (string) $b,
            ];
        });
        $nearest = [];
        foreach ($found as $word => $distance) {
            if ($this->isKnown((string) $word, $prefix)) {
                $nearest[(string) $word] = $distance;
            }
            if (count($nearest) === self::CORRECTIONS) {
                break;
            }
        }

        /** @var array<string, int> $nearest */
        return $nearest;
    }

    /**
     * Whether a record contains the word or, with $prefix, a longer word. The vocabulary may still contain words of
     * deleted records (see UnusedWords), and a search must not reveal them.
     *
     * @param string $word one token: letters and digits only
     */
    public function isKnown(string $word, bool $prefix): bool
    {
        return $this->postings->has($word, $prefix);
    }

    /** @return list<string> */
    private function words(string $typed, int $allowed, bool $prefix): array
    {
        $length = mb_strlen($typed, 'UTF-8');
        $deletes = Vocabulary::deletes(mb_substr($typed, 0, Vocabulary::STEM, 'UTF-8'), $allowed);
        $keys = implode(
            '),(',
            array_map(static fn(string $rest): int => crc32($rest) << Vocabulary::STEM_BITS, $deletes),
        );
        $bits = Vocabulary::STEM_BITS;
        $rows = $this->db->rows(
            "WITH k (first) AS (VALUES ($keys)),
             s AS (SELECT DISTINCT d.hash_and_stem & ((1 << $bits) - 1) AS id FROM k
                CROSS JOIN deletes d ON d.hash_and_stem BETWEEN k.first AND k.first + (1 << $bits) - 1 LIMIT " .
                self::STEMS .
                ')
             SELECT DISTINCT t.term FROM s CROSS JOIN stems ON stems.id = s.id
             CROSS JOIN terms t ON t.term >= stems.stem AND t.term < stems.stem || ?
             WHERE length(t.term) BETWEEN ? AND ? LIMIT ' .
                self::STEMS * self::WORDS_PER_STEM,
            ["\u{10FFFF}", $length - $allowed, $prefix ? PHP_INT_MAX : $length + $allowed],
            false,
        );

        /** @var list<string> $words */
        $words = array_column($rows, 0);

        return $words;
    }
}
