<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Facet;

use Stallkeeper\Search\Filter\PostSet;
use Stallkeeper\Search\Storage\Database;

/**
 * Stores which posts have which facet values: one row per pair in `facet_posts`, and one bit per post in `facet_bits`.
 *
 * The rows are used to count few matches. The bits are used to count many matches and to apply filters (see PostSet).
 */
final class FacetWriter
{
    /** Facet ID in `facet_bits` that every post has. A filter with NOT subtracts from this set. */
    public const EVERY_POST = 0;

    private const ROWS_AT_ONCE = 50;

    /** @var array<string, int> name and value => facet ID */
    private array $numbers = [];

    /** @var array<int, array<int, string>> facet ID => part => bits as stored in the file */
    private array $stored = [];

    /** @var array<int, array<int, string>> facet ID => part => bits that flush() will store */
    private array $wanted = [];

    /** @var array<int, int> facet ID => change of the number of posts since the last flush() */
    private array $more = [];

    public function __construct(private readonly Database $db) {}

    /**
     * @param list<array{string, string}> $pairs all names and values of the post; they replace the stored ones
     * @param bool                        $isNew whether the post was not in the index before
     */
    public function set(int $post, array $pairs, bool $isNew): void
    {
        if ($isNew) {
            $this->mark(self::EVERY_POST, $post, true);
        }
        $before = $isNew ? [] : $this->db->column('SELECT facet FROM facet_posts WHERE post = ?', [$post]);
        $now = [];
        foreach ($pairs as [$name, $value]) {
            $now[] = $this->number($name, $value);
        }
        foreach (array_diff($before, $now) as $facet) {
            $this->db->run('DELETE FROM facet_posts WHERE post = ? AND facet = ?', [$post, $facet]);
            $this->mark($facet, $post, false);
        }
        $added = array_values(array_diff(array_unique($now), $before));
        foreach (array_chunk($added, self::ROWS_AT_ONCE) as $some) {
            $rows = implode(',', array_fill(0, count($some), '(?, ?)'));
            $values = array_merge(...array_map(static fn(int $facet): array => [$post, $facet], $some));
            $this->db->run("INSERT INTO facet_posts (post, facet) VALUES $rows", $values);
        }
        foreach ($added as $facet) {
            $this->mark($facet, $post, true);
        }
    }

    /** Removes all values of a post that leaves the index. */
    public function remove(int $post): void
    {
        $this->set($post, [], false);
        $this->mark(self::EVERY_POST, $post, false);
    }

    /** Writes the collected changes. Call it before the transaction ends. */
    public function flush(): void
    {
        foreach (array_filter($this->more) as $facet => $more) {
            $this->db->run('UPDATE facets SET posts = posts + ? WHERE id = ?', [$more, $facet]);
        }
        $this->more = [];
        foreach ($this->wanted as $facet => $parts) {
            foreach ($parts as $part => $bits) {
                $bits = rtrim($bits, "\0");
                if ($bits === $this->stored[$facet][$part]) {
                    continue;
                }
                if ($bits !== '') {
                    $this->db->run('INSERT OR REPLACE INTO facet_bits (facet, part, bits) VALUES (?, ?, ?)', [
                        $facet,
                        $part,
                        $bits,
                    ]);
                    continue;
                }
                $this->db->run('DELETE FROM facet_bits WHERE facet = ? AND part = ?', [$facet, $part]);
                // Delete a value when no post has it any more.
                $this->db->run(
                    'DELETE FROM facets WHERE id = ? AND NOT EXISTS (SELECT 1 FROM facet_bits WHERE facet = facets.id)',
                    [$facet],
                );
                $this->numbers = [];
            }
        }
        $this->stored = $this->wanted = [];
    }

    /** Clears the caches. Call it after a rollback, because they no longer match the file. */
    public function forget(): void
    {
        $this->numbers = $this->stored = $this->wanted = $this->more = [];
    }

    private function number(string $name, string $value): int
    {
        return $this->numbers["$name\0$value"] ??= $this->find($name, $value);
    }

    private function find(string $name, string $value): int
    {
        $this->db->run('INSERT OR IGNORE INTO facets (name, value, folded) VALUES (?, ?, ?)', [
            $name,
            $value,
            mb_strtolower($value, 'UTF-8'),
        ]);

        return $this->db->int('SELECT id FROM facets WHERE name = ? AND value = ?', [$name, $value]);
    }

    private function mark(int $facet, int $post, bool $has): void
    {
        $part = intdiv($post, PostSet::POSTS_PER_PART);
        if (!isset($this->wanted[$facet][$part])) {
            $bits =
                $this->db->rows('SELECT bits FROM facet_bits WHERE facet = ? AND part = ?', [$facet, $part])[0][0] ??
                '';
            $this->stored[$facet][$part] = is_string($bits) ? $bits : '';
            $this->wanted[$facet][$part] = str_pad(
                $this->stored[$facet][$part],
                intdiv(PostSet::POSTS_PER_PART, 8),
                "\0",
            );
        }
        $this->more[$facet] = ($this->more[$facet] ?? 0) + ($has ? 1 : -1);
        $byte = $post % PostSet::POSTS_PER_PART >> 3;
        $bit = 1 << ($post & 7);
        $old = ord($this->wanted[$facet][$part][$byte]);
        $this->wanted[$facet][$part][$byte] = chr($has ? $old | $bit : $old & ~$bit);
    }
}
