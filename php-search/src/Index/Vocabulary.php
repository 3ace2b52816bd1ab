<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Index;

use Stallkeeper\Search\Storage\Database;

/**
 * The words that a typo may have meant.
 *
 * Each word is filed under every string that is left when one or two letters of its beginning are taken away
 * (the symmetric-delete scheme). Only beginnings are treated so: the table stays small, and Typos measures the
 * real distance afterwards.
 */
final class Vocabulary
{
    public const STEM = 7;

    /**
     * Beginnings that are filed for every longer word => letters to take away. Seven letters with two serve whole
     * words and beginnings of six letters and more; four and five letters serve words that are still being typed.
     */
    public const STEMS = [4 => 1, 5 => 1, self::STEM => 2];

    /** Words of fewer letters can be no correction of a four-letter word. */
    public const SHORTEST = 3;
    /** Longer "words" are keys, hashes and addresses that nobody mistypes. */
    public const LONGEST = 40;
    private const REMEMBERED = 100000;
    private const ROWS_PER_INSERT = 250;

    /** `hash_and_stem` is the hash of what is left, then the number of the stem in so many bits. */
    public const STEM_BITS = 24;

    /** @var array<array-key, true> words that are known to be in the table; numbers become int keys */
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
            if (strlen($term) < self::SHORTEST || strlen($term) > self::LONGEST) {
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

    /** Removes a word that no record has, with the stems that no other word has. Call it after flush(). */
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

    /** Writes what waits; to be called before the transaction ends. */
    public function flush(): void
    {
        // In order, SQLite appends instead of looking for the place of each one.
        ksort($this->pending);
        $this->insert(array_keys($this->pending));
        $this->pending = [];
    }

    /** After a roll-back nothing that was remembered is certain. */
    public function forget(): void
    {
        $this->pending = [];
        $this->known = [];
        $this->stems = [];
    }

    /**
     * What is left of a word's beginning when one or two letters are taken away, itself included.
     *
     * @param int $typos 1 or 2
     *
     * @return list<string> some may come twice
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
     * The same for letters of one byte, which are by far the most: a fixed width is faster than asking for characters.
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

    /** @param list<int> $keys hash and stem, in order */
    public function insert(array $keys): void
    {
        for ($at = 0; $at < count($keys); $at += self::ROWS_PER_INSERT) {
            $some = array_slice($keys, $at, self::ROWS_PER_INSERT);
            $rows = implode(',', array_fill(0, count($some), '(?)'));
            // Statements of a full chunk are prepared once; the rest comes in all sizes.
            $this->db->run("INSERT OR IGNORE INTO deletes VALUES $rows", $some, count($some) === self::ROWS_PER_INSERT);
        }
    }

    private function file(string $term): void
    {
        foreach (self::stemsOf($term) as $stem => $typos) {
            $this->fileStem((string) $stem, $typos);
        }
    }

    /** @return array<array-key, int> stems of a word => letters to take away; numbers become int keys */
    private static function stemsOf(string $term): array
    {
        $length = mb_strlen($term, 'UTF-8');
        $stems = [];
        foreach (self::STEMS as $letters => $typos) {
            if ($length >= $letters) {
                $stems[mb_substr($term, 0, $letters, 'UTF-8')] = $typos;
            }
        }
        if ($length >= self::SHORTEST && $length < self::STEM) {
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
            $this->db->run('DELETE FROM deletes WHERE hash_and_stem = ?', [crc32($rest) << self::STEM_BITS | $id]);
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
            $this->pending[crc32($rest) << self::STEM_BITS | $id] = true;
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
