<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

/** How many matches have each value of facets. */
final class FacetCounts
{
    /** So many matches are counted row by row; of more it is less work to lay the bits of every value over theirs. */
    private const FEW = 1000;

    /** Bits that are set in the numbers from 0 to 15. */
    private const ONES = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

    public function __construct(private readonly Database $db) {}

    /**
     * @param list<string> $names
     *
     * @return array<string, array<string, int>> name => value => matches, the most frequent first, then by value
     */
    public function of(Matches $matches, array $names): array
    {
        if ($names === []) {
            return [];
        }
        $marks = implode(',', array_fill(0, count($names), '?'));
        $counted = $matches->count() > self::FEW ? $this->byBits($matches, $names, $marks) : $this->byRows($matches, $names, $marks);
        /** @var array<string, array<string, int>> $found PHP makes numbers of some values; whoever shows them writes them as text */
        $found = [];
        /** @var array{int, string, string} $row */
        foreach ($this->db->each("SELECT id, name, value FROM facets WHERE name IN ($marks) ORDER BY name, value", $names) as $row) {
            [$id, $name, $value] = $row;
            if (($counted[$id] ?? 0) > 0) {
                $found[$name][$value] = $counted[$id];
            }
        }
        foreach ($found as &$counts) {
            // Keeps the order of what is equal (PHP since 8.0).
            arsort($counts);
        }
        unset($counts);

        return $found;
    }

    /**
     * @param list<string> $names
     *
     * @return array<int, int> number of the value => matches
     */
    private function byRows(Matches $matches, array $names, string $marks): array
    {
        [$set, $values] = $matches->set();
        $rows = $this->db->rows(
            "SELECT facet, count(*) FROM facet_posts WHERE post IN ($set) AND +facet IN (SELECT id FROM facets WHERE name IN ($marks)) GROUP BY facet",
            [...$values, ...$names],
        );

        /** @var array<int, int> $counts */
        $counts = array_column($rows, 1, 0);

        return $counts;
    }

    /**
     * @param list<string> $names
     *
     * @return array<int, int> number of the value => matches
     */
    private function byBits(Matches $matches, array $names, string $marks): array
    {
        $matching = self::bits($matches);
        $both = [];
        $rows = $this->db->each("SELECT facet, part, bits FROM facet_bits WHERE facet IN (SELECT id FROM facets WHERE name IN ($marks))", $names);
        /** @var array{int, int, string} $row */
        foreach ($rows as $row) {
            [$facet, $part, $bits] = $row;
            if (isset($matching[$part])) {
                // Of two strings PHP takes as many bytes as the shorter one has.
                $both[$facet] = ($both[$facet] ?? '') . ($bits & $matching[$part]);
            }
        }

        return array_map(self::count(...), $both);
    }

    /** @return array<int, string> part => the bits of all matches in it */
    private static function bits(Matches $matches): array
    {
        $parts = [];
        $bytes = $empty = array_fill(0, intdiv(FacetWriter::POSTS_PER_PART, 8), 0);
        $current = 0;
        foreach ($matches->ids() as $id) {
            $part = intdiv($id, FacetWriter::POSTS_PER_PART);
            if ($part !== $current) {
                // Ids come in any order: a part may begin a second time.
                $parts[$current] = ($parts[$current] ?? str_repeat("\0", count($empty))) | pack('C*', ...$bytes);
                $bytes = $empty;
                $current = $part;
            }
            $bytes[$id % FacetWriter::POSTS_PER_PART >> 3] |= 1 << ($id & 7);
        }
        $parts[$current] = ($parts[$current] ?? str_repeat("\0", count($empty))) | pack('C*', ...$bytes);

        return $parts;
    }

    /** How many bits are set: by how often each of the 256 bytes occurs, which PHP counts at once. */
    private static function count(string $bits): int
    {
        $count = 0;
        foreach (count_chars($bits, 1) as $byte => $times) {
            $count += $times * self::ONES[$byte & 15] + $times * self::ONES[$byte >> 4];
        }

        return $count;
    }
}
