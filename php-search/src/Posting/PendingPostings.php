<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Posting;

use Stallkeeper\Search\Filter\PostSet;
use Stallkeeper\Search\Storage\Database;

/**
 * Collects the words of new posts during a build.
 *
 * Each batch of a build would change most rows of `postings`. Therefore a build stores the words of each post in the
 * table `pending` and writes all rows of a part at once. The table is in the index file, so that an interrupted build
 * can continue.
 */
final class PendingPostings
{
    private const SEPARATOR = "\n";

    /**
     * Number of posts whose words are collected in arrays before they are packed into strings. It limits the memory
     * usage.
     */
    private const POSTS_AT_ONCE = 2048;

    public function __construct(private readonly Database $db) {}

    /**
     * Stores the words of a post. The table must not contain the post yet.
     *
     * @param int $post internal number of the post
     */
    public function add(int $post, RecordTerms $terms): void
    {
        $this->db->run('INSERT INTO pending (id, words, weights, titles) VALUES (?, ?, ?, ?)', [
            $post,
            implode(self::SEPARATOR, array_keys($terms->weights)),
            pack('C*', ...array_values($terms->weights)),
            implode(self::SEPARATOR, $terms->titles),
        ]);
    }

    /** @return bool whether the table contained the post */
    public function remove(int $post): bool
    {
        return $this->db->run('DELETE FROM pending WHERE id = ?', [$post])->rowCount() > 0;
    }

    /**
     * Writes the rows of all parts before the part of the newest post. Later posts have higher IDs, so these parts are
     * complete. Call it in a transaction.
     *
     * @param int $newest ID of the newest post
     */
    public function flushBefore(int $newest): void
    {
        $first = $this->db->rows('SELECT min(id) FROM pending')[0][0] ?? null;
        if (is_int($first) && intdiv($first, PostSet::POSTS_PER_PART) < intdiv($newest, PostSet::POSTS_PER_PART)) {
            $this->flush(intdiv($newest, PostSet::POSTS_PER_PART) - 1);
        }
    }

    /** Writes the rows of all parts up to $last. Call it in a transaction. */
    public function flush(int $last = PHP_INT_MAX): void
    {
        while (
            is_int($first = $this->db->rows('SELECT min(id) FROM pending')[0][0] ?? null) &&
            intdiv($first, PostSet::POSTS_PER_PART) <= $last
        ) {
            $this->writePart(intdiv($first, PostSet::POSTS_PER_PART));
        }
    }

    private function writePart(int $part): void
    {
        $range = [$part * PostSet::POSTS_PER_PART, ($part + 1) * PostSet::POSTS_PER_PART - 1];
        if ($this->db->int('SELECT EXISTS (SELECT 1 FROM postings WHERE part = ?)', [$part]) === 1) {
            $this->mergePart($range);
        } else {
            $this->insertPart($part, $range);
        }
        $this->db->run('DELETE FROM pending WHERE id BETWEEN ? AND ?', $range);
    }

    /** @param array{int, int} $range first and last post */
    private function insertPart(int $part, array $range): void
    {
        $this->db->run('INSERT OR IGNORE INTO parts (part) VALUES (?)', [$part]);
        $words = $weights = $titles = [];
        for ($first = $range[0]; $first <= $range[1]; $first += self::POSTS_AT_ONCE) {
            [$newWords, $newTitles] = $this->collect($first, min($range[1], $first + self::POSTS_AT_ONCE - 1));
            foreach ($newWords as $word => $entries) {
                $words[$word] =
                    ($words[$word] ?? '') .
                    pack('v*', ...array_map(static fn(int $entry): int => $entry >> 8, $entries));
                $weights[$word] = ($weights[$word] ?? '') . pack('C*', ...$entries);
            }
            foreach ($newTitles as $word => $places) {
                $titles[$word] = ($titles[$word] ?? '') . pack('v*', ...$places);
            }
            unset($newWords, $newTitles);
        }
        ksort($words, SORT_STRING);
        ksort($titles, SORT_STRING);
        // Insert the rows in the order of their keys, so that SQLite appends them: beginnings (p), title words (t),
        // beginnings of title words (u), words (w).
        $this->insertAll($part, TermKey::BEGINNING, BeginningLists::build($words));
        $this->insertAll($part, TermKey::TITLE_WORD, array_map(PostingContainer::encode(...), $titles));
        $this->insertAll($part, TermKey::TITLE_BEGINNING, BeginningLists::build($titles));
        foreach ($words as $word => $list) {
            $this->insert(
                $part,
                TermKey::WORD . $word,
                PostingContainer::encode($list),
                Weights::encode($weights[$word]),
            );
        }
    }

    /**
     * Collects the posts of each word. Appending numbers to arrays is faster than appending to strings, but takes more
     * memory.
     *
     * @return array{array<array-key, list<int>>, array<array-key, list<int>>} word => place of the post << 8 | weight,
     *   and word of the title => place of the post
     */
    private function collect(int $first, int $last): array
    {
        $words = $titles = [];
        /** @var array{int, string, string, string} $row */
        foreach (
            $this->db->each('SELECT id, words, weights, titles FROM pending WHERE id BETWEEN ? AND ? ORDER BY id', [
                $first,
                $last,
            ])
            as $row
        ) {
            $place = $row[0] % PostSet::POSTS_PER_PART;
            foreach (self::split($row[1]) as $i => $word) {
                $words[$word][] = ($place << 8) | ord($row[2][$i]);
            }
            foreach (self::split($row[3]) as $word) {
                $titles[$word][] = $place;
            }
        }

        return [$words, $titles];
    }

    /** @param array<array-key, string> $containers word or beginning => container, sorted */
    private function insertAll(int $part, string $kind, array $containers): void
    {
        foreach ($containers as $word => $container) {
            $this->insert($part, $kind . $word, $container, '');
        }
    }

    /** @return list<string> */
    private static function split(string $words): array
    {
        return $words === '' ? [] : explode(self::SEPARATOR, $words);
    }

    private function insert(int $part, string $key, string $docs, string $weights): void
    {
        $this->db->run('INSERT INTO postings (part, term, docs, weights) VALUES (?, ?, ?, ?)', [
            $part,
            $key,
            $docs,
            $weights,
        ]);
    }

    /**
     * Adds the words to the rows that another writer has inserted for this part.
     *
     * @param array{int, int} $range first and last post
     */
    private function mergePart(array $range): void
    {
        $writer = new PostingWriter($this->db);
        for ($first = $range[0]; $first <= $range[1]; $first += self::POSTS_AT_ONCE) {
            /** @var array{int, string, string, string} $row */
            foreach (
                $this->db->each('SELECT id, words, weights, titles FROM pending WHERE id BETWEEN ? AND ?', [
                    $first,
                    min($range[1], $first + self::POSTS_AT_ONCE - 1),
                ])
                as $row
            ) {
                $words = [];
                foreach (self::split($row[1]) as $i => $word) {
                    $words[$word] = ord($row[2][$i]);
                }
                $writer->change($row[0], [], TermReader::keys(new RecordTerms($words, self::split($row[3]))));
            }
            $writer->flush();
        }
    }
}
