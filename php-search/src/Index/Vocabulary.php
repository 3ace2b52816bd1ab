<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

use Stallkeeper\Search\Storage\Database;

/**
 * Stores the words that can correct a typo.
 *
 * It uses the symmetric-delete scheme: each word is stored under every string that results from deleting one or two
 * letters of its first letters (stem). Stems keep the table small. TypoCorrections computes the exact distance
 * afterwards.
 */
final class Vocabulary
{
    public const STEM = 7;

    /**
     * Stem lengths of longer words => letters to delete. Stems of seven letters with two deletions match whole words
     * and prefixes of six or more letters. Stems of four and five letters match words that the visitor is still typing.
     */
    public const STEMS = [4 => 1, 5 => 1, self::STEM => 2];

    /** Minimum bytes of a word: shorter words cannot correct a four-letter word. */
    public const MIN_WORD_BYTES = 3;
    /** Maximum bytes of a word: longer ones are keys, hashes and URLs, which visitors do not type. */
    public const MAX_WORD_BYTES = 40;
    private const REMEMBERED = 100000;
    private const ROWS_PER_INSERT = 250;

    /** Number of low bits of `hash_and_stem` that hold the stem ID. The hash of the remaining letters is above them. */
    public const STEM_BITS = 24;

    /** @var array<array-key, true> words that are in the table; numeric words become int keys */
    private array $known = [];

    /** @var array<array-key, true> */
    private array $stems = [];

    /** @var array<int, true> */
    private array $pending = [];

    public function __construct(private readonly Database $db) {}

    /** @param list<string> $tokens */
    public function add(array $tokens): void
    {
        foreach (array_diff_key(array_flip($tokens), $this->known) as $term => $_) {
            $term = (string) $term;
            $this->known[$term] = true;
            if (strlen($term) < self::MIN_WORD_BYTES || strlen($term) > self::MAX_WORD_BYTES) {
                continue;
            }
            $insert = $this->db->run('INSERT OR IGNORE INTO terms (term) VALUES (?)', [$term]);
            if ($insert->rowCount() > 0) {
                $this->file($term);
            }
        }
        if (count($this->known) > self::REMEMBERED) {
            $this->flush();
            $this->forget();
        }
    }

    /** Removes a word that no record contains, with the stems that no other word has. Call it after flush(). */
    public function remove(string $term): void
    {
        unset($this->known[$term]);
        if ($this->db->run('DELETE FROM terms WHERE term = ?', [$term])->rowCount() === 0) {
            return;
        }
        foreach (self::stemsOf($term) as $stem => $typos) {
            $stem = (string) $stem;
            if (!$this->isStemUsed($stem)) {
                $this->removeStem($stem, $typos);
            }
        }
    }

    /** Writes the collected rows. Call it before the transaction ends. */
    public function flush(): void
    {
        // Sort the keys: SQLite then appends rows instead of searching the position of each one.
        ksort($this->pending);
        $this->insert(array_keys($this->pending));
        $this->pending = [];
    }

    /** Clears the caches. Call it after a rollback, because they no longer match the file. */
    public function forget(): void
    {
        $this->pending = [];
        $this->known = [];
        $this->stems = [];
    }

    /**
     * Returns the stem and all strings that result from deleting up to $typos letters.
     *
     * @param int $typos 1 or 2
     *
     * @return list<string> may contain duplicates
     */
    public static function deletes(string $stem, int $typos): array
    {
        if (mb_check_encoding($stem, 'ASCII')) {
            return self::deletesOfBytes($stem, $typos);
        }
        $letters = mb_str_split($stem, 1, 'UTF-8');
        $all = [$stem];
        foreach ($letters as $i => $_) {
            $one = $letters;
            unset($one[$i]);
            $all[] = implode('', $one);
            for ($j = $i + 1; $typos > 1 && $j < count($letters); $j++) {
                $two = $one;
                unset($two[$j]);
                $all[] = implode('', $two);
            }
        }

        return $all;
    }

    /**
     * The same for ASCII, which is by far the most common case: byte functions are faster than multibyte functions.
     *
     * @return list<string>
     */
    private static function deletesOfBytes(string $stem, int $typos): array
    {
        $all = [$stem];
        for ($i = 0, $end = strlen($stem); $i < $end; $i++) {
            $all[] = $one = substr($stem, 0, $i) . substr($stem, $i + 1);
            for ($j = $i; $typos > 1 && $j < $end - 1; $j++) {
                $all[] = substr($one, 0, $j) . substr($one, $j + 1);
            }
        }

        return $all;
    }

    /** @param list<int> $keys values of `hash_and_stem`, sorted */
    public function insert(array $keys): void
    {
        for ($at = 0; $at < count($keys); $at += self::ROWS_PER_INSERT) {
            $some = array_slice($keys, $at, self::ROWS_PER_INSERT);
            $rows = implode(',', array_fill(0, count($some), '(?)'));
            // The statement for a full chunk is prepared once. Smaller chunks vary in size and are not worth preparing.
            $this->db->run("INSERT OR IGNORE INTO deletes VALUES $rows", $some, count($some) === self::ROWS_PER_INSERT);
        }
    }

    private function file(string $term): void
    {
        foreach (self::stemsOf($term) as $stem => $typos) {
            $this->fileStem((string) $stem, $typos);
        }
    }

    /** @return array<array-key, int> stems of a word => letters to delete; numeric stems become int keys */
    private static function stemsOf(string $term): array
    {
        $length = mb_strlen($term, 'UTF-8');
        $stems = [];
        foreach (self::STEMS as $letters => $typos) {
            if ($length >= $letters) {
                $stems[mb_substr($term, 0, $letters, 'UTF-8')] = $typos;
            }
        }
        if ($length >= self::MIN_WORD_BYTES && $length < self::STEM) {
            $stems[$term] = 1;
        }

        return $stems;
    }

    private function isStemUsed(string $stem): bool
    {
        $end = isset(self::STEMS[mb_strlen($stem, 'UTF-8')]) ? $stem . "\u{10FFFF}" : $stem;

        return $this->db->int('SELECT EXISTS (SELECT 1 FROM terms WHERE term BETWEEN ? AND ?)', [$stem, $end]) === 1;
    }

    private function removeStem(string $stem, int $typos): void
    {
        unset($this->stems[$stem]);
        $id = $this->db->int('SELECT id FROM stems WHERE stem = ?', [$stem]);
        foreach (array_unique(self::deletes($stem, $typos)) as $rest) {
            $this->db->run('DELETE FROM deletes WHERE hash_and_stem = ?', [(crc32($rest) << self::STEM_BITS) | $id]);
        }
        $this->db->run('DELETE FROM stems WHERE id = ?', [$id]);
    }

    private function fileStem(string $stem, int $typos): void
    {
        if (isset($this->stems[$stem])) {
            return;
        }
        $this->stems[$stem] = true;
        $id = $this->stemId($stem);
        foreach (self::deletes($stem, $typos) as $rest) {
            $this->pending[(crc32($rest) << self::STEM_BITS) | $id] = true;
        }
    }

    private function stemId(string $stem): int
    {
        if ($this->db->run('INSERT OR IGNORE INTO stems (stem) VALUES (?)', [$stem])->rowCount() > 0) {
            return (int) $this->db->pdo->lastInsertId();
        }

        return $this->db->int('SELECT id FROM stems WHERE stem = ?', [$stem]);
    }
}
