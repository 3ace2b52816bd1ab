<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Spelling;

use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Index\Vocabulary;
use Stallkeeper\Search\Posting\Postings;
use Stallkeeper\Search\Storage\Database;

/** Finds the words of the index that can correct a mistyped word. */
final class TypoCorrections
{
    /** Maximum number of corrections of one word; the closest ones are kept. */
    private const CORRECTIONS = 12;
    private const ONE_TYPO_BESIDE_OTHERS_FROM = 3;
    private const TWO_TYPOS_BESIDE_OTHERS_FROM = 4;

    /** Maximum number of words of the index that are compared with the sound of a word. */
    private const SOUNDS = 20_000;

    /** Maximum difference in letters between words that sound the same. */
    private const SOUND_LENGTH = 3;

    private const THREE_TYPOS_FROM = 6;

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
     * Returns how many typos a word without corrections may have in records that contain other words of the query. The
     * other words make up for the uncertainty.
     */
    public static function allowedBesideOthers(string $word): int
    {
        $length = mb_strlen($word, 'UTF-8');

        return $length >= self::TWO_TYPOS_BESIDE_OTHERS_FROM
            ? 2
            : ($length >= self::ONE_TYPO_BESIDE_OTHERS_FROM
                ? 1
                : 0);
    }

    /**
     * Returns the corrections of a word.
     *
     * @param bool     $prefix  whether the word may be the beginning of a longer word
     * @param int|null $allowed maximum number of typos, 0 to 2; null for allowed()
     *
     * @return array<string, int> word or, with $prefix, beginning of words => distance (1 or 2), closest first
     */
    public function find(string $typed, bool $prefix, ?int $allowed = null): array
    {
        $allowed ??= self::allowed($typed);
        if ($allowed === 0) {
            return [];
        }
        $found = [];
        $sizes = self::sizes($typed);
        foreach ($this->words($typed, $allowed, $prefix) as $i => $word) {
            if ($i % self::WORDS_PER_CHECK === 0) {
                $this->db->checkTime();
            }
            $near = EditDistance::between($typed, $word, $allowed, $prefix);
            if ($near !== null && $near[0] > 0 && self::sizes($near[1]) === $sizes) {
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
     * Returns words of the index that begin with the same letter and sound like a word, in English: "blue" for "blew",
     * and long words with three typos.
     *
     * @return array<string, int> word => 2 if it sounds the same, 3 for three typos; most similar words first
     */
    public function soundingLike(string $typed): array
    {
        if (preg_match('/^[a-z]{3,}$/D', $typed) !== 1) {
            return [];
        }
        $sound = metaphone($typed);
        $allowed = strlen($typed) >= self::THREE_TYPOS_FROM ? 3 : 0;
        $found = [];
        $rows = $this->db->rows(
            'SELECT term FROM terms WHERE term BETWEEN ? AND ? AND length(term) BETWEEN ? AND ? LIMIT ' . self::SOUNDS,
            [
                $typed[0],
                $typed[0] . "\u{10FFFF}",
                strlen($typed) - self::SOUND_LENGTH,
                strlen($typed) + self::SOUND_LENGTH,
            ],
            false,
        );
        foreach ($rows as [$term]) {
            if (!is_string($term) || $term === $typed || !ctype_alpha($term)) {
                continue;
            }
            $isSame = metaphone($term) === $sound;
            $distance = levenshtein($typed, $term);
            if ($isSame || $distance <= $allowed) {
                $found[$term] = [$isSame ? 2 : 3, $distance];
            }
        }
        asort($found);
        $known = array_filter($found, fn(string $word): bool => $this->isKnown($word, false), ARRAY_FILTER_USE_KEY);

        return array_map(static fn(array $distances): int => $distances[0], array_slice($known, 0, self::CORRECTIONS));
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

    /**
     * Returns the numbers in a word that are sizes or types: with another number it is another product, and not a typo.
     * Longer numbers are codes, in which a wrong digit is likely a typo.
     */
    private static function sizes(string $word): string
    {
        return preg_match_all('/(?<!\p{N})\p{N}{1,4}(?!\p{N})/u', $word, $found) > 0 ? implode(' ', $found[0]) : '';
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
