<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Posting;

use Stallkeeper\Search\Filter\PostSet;
use Stallkeeper\Search\Storage\Database;

/** Updates posting lists. The table `postings` has one row per word and part of the posts (see PostSet). */
final class PostingWriter
{
    /**
     * @var array<int, array<string, array<int, int|null>>> part => key => place of the post => weight; null to remove
     *     it
     */
    private array $changes = [];

    public function __construct(private readonly Database $db) {}

    /**
     * Collects the changes of a post. flush() writes them.
     *
     * @param int                $post   internal number of the post
     * @param array<string, int> $before stored keys of the post => weight, see TermReader::keys(); empty for a new post
     * @param array<string, int> $now    new keys => weight; empty to remove the post
     */
    public function change(int $post, array $before, array $now): void
    {
        $part = intdiv($post, PostSet::POSTS_PER_PART);
        $place = $post % PostSet::POSTS_PER_PART;
        foreach (array_diff_key($before, $now) as $key => $_) {
            $this->changes[$part][$key][$place] = null;
        }
        foreach (array_diff_assoc($now, $before) as $key => $weight) {
            $this->changes[$part][$key][$place] = $weight;
        }
    }

    /** Writes the collected changes. Call it before the transaction ends. */
    public function flush(): void
    {
        foreach ($this->changes as $part => $keys) {
            $this->db->run('INSERT OR IGNORE INTO parts (part) VALUES (?)', [$part]);
            // Rows with similar keys are on the same pages of the file.
            ksort($keys, SORT_STRING);
            foreach ($keys as $key => $places) {
                $this->changeRow($part, $key, $places);
            }
        }
        $this->changes = [];
    }

    /** Discards the collected changes. Call it after a rollback. */
    public function forget(): void
    {
        $this->changes = [];
    }

    /** @param array<int, int|null> $places */
    private function changeRow(int $part, string $key, array $places): void
    {
        $row =
            $this->db->rows('SELECT docs, weights FROM postings WHERE part = ? AND term = ?', [$part, $key])[0] ?? null;
        $all = [];
        if ($row !== null && is_string($row[0])) {
            $weights = Weights::decode($row[0], is_string($row[1]) ? $row[1] : '');
            foreach (PostingContainer::ids($row[0]) as $i => $place) {
                $all[$place] = ord($weights[$i] ?? "\0");
            }
        }
        $all = array_filter($places + $all, is_int(...));
        if ($all === []) {
            $this->db->run('DELETE FROM postings WHERE part = ? AND term = ?', [$part, $key]);

            return;
        }
        ksort($all);
        $weights = $key[0] === TermKey::WORD ? pack('C*', ...$all) : '';
        $docs = PostingContainer::encode(pack('v*', ...array_keys($all)));
        if ($row === null) {
            $this->db->run('INSERT INTO postings (part, term, docs, weights) VALUES (?, ?, ?, ?)', [
                $part,
                $key,
                $docs,
                Weights::encode($weights),
            ]);
        } else {
            $this->db->run('UPDATE postings SET docs = ?, weights = ? WHERE part = ? AND term = ?', [
                $docs,
                Weights::encode($weights),
                $part,
                $key,
            ]);
        }
    }
}
