<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

/** How many matches have each value of facets. */
final class FacetCounts
{
    /** So many matches are counted row by row; of more it is less work to lay the bits of every value over theirs. */
    private const FEW = 2000;

    /** So many values are read together. */
    private const AT_ONCE = 16;

    /** Bits that are set in the numbers from 0 to 15. */
    private const ONES = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

    public function __construct(private readonly Database $db) {}

    /**
     * @param list<string> $names
     * @param int          $most  values of each that are wanted
     *
     * @return array<string, array<string, int>> name => value => matches, the most frequent first, then by value
     */
    public function of(Matches $matches, array $names, int $most = PHP_INT_MAX): array
    {
        if ($names === []) {
            return [];
        }
        $isMany = $matches->count() > self::FEW;
        $matching = $isMany ? self::bits($matches) : [];
        $counted = $isMany ? [] : $this->byRows($matches, $names);
        $found = [];
        foreach ($names as $name) {
            // Who has most posts of all comes first: what is further down can only have fewer.
            $rows = $this->db->rows('SELECT id, value, posts FROM facets WHERE name = ? ORDER BY posts DESC', [$name]);
            /** @var list<array{int, string, int}> $rows */
            $values = array_column($rows, 1, 0);
            $counts = $isMany ? $this->byBits($matching, $rows, $most) : array_intersect_key($counted, $values);
            if ($counts !== []) {
                $found[$name] = self::best($counts, $values, $most);
            }
        }

        return $found;
    }

    /**
     * @param non-empty-array<int, int> $counts number of the value => matches
     * @param array<int, string>        $values
     *
     * @return array<string, int> PHP makes numbers of some values; whoever shows them writes them as text
     */
    private static function best(array $counts, array $values, int $most): array
    {
        uksort($counts, static fn(int $a, int $b): int => $counts[$b] <=> $counts[$a] ?: strcmp($values[$a], $values[$b]));
        $best = [];
        foreach (array_slice($counts, 0, $most, true) as $facet => $count) {
            $best[$values[$facet]] = $count;
        }

        return $best;
    }

    /**
     * @param list<string> $names
     *
     * @return array<int, int> number of the value => matches
     */
    private function byRows(Matches $matches, array $names): array
    {
        [$set, $values] = $matches->set();
        $marks = implode(',', array_fill(0, count($names), '?'));
        $rows = $this->db->rows(
            "SELECT facet, count(*) FROM facet_posts WHERE post IN ($set) AND +facet IN (SELECT id FROM facets WHERE name IN ($marks)) GROUP BY facet",
            [...$values, ...$names],
        );

        /** @var array<int, int> $counts */
        $counts = array_column($rows, 1, 0);

        return $counts;
    }

    /**
     * Some values after the others, until no other one can be among the wanted.
     *
     * @param array<int, string>              $matching part => the bits of all matches in it
     * @param list<array{int, string, int}>   $values   number, value and how many posts have it at all; most posts first
     *
     * @return array<int, int> number of the value => matches; without those that have none
     */
    private function byBits(array $matching, array $values, int $most): array
    {
        $counts = [];
        foreach (array_chunk($values, self::AT_ONCE) as $chunk) {
            if (count($counts) >= $most) {
                $sorted = array_values($counts);
                rsort($sorted);
                if ($chunk[0][2] < $sorted[$most - 1]) {
                    break;
                }
            }
            $counts += array_filter(array_map(self::count(...), $this->both($matching, array_column($chunk, 0))));
        }

        return $counts;
    }

    /**
     * @param array<int, string> $matching
     * @param list<int>          $facets   at most AT_ONCE
     *
     * @return array<int, string> number of the value => the bits of the matches that have it
     */
    private function both(array $matching, array $facets): array
    {
        $both = [];
        $rows = $this->db->each(
            'SELECT facet, part, bits FROM facet_bits WHERE facet IN (' . implode(',', array_fill(0, self::AT_ONCE, '?')) . ')',
            array_pad($facets, self::AT_ONCE, 0),
        );
        /** @var array{int, int, string} $row */
        foreach ($rows as $row) {
            [$facet, $part, $bits] = $row;
            if (isset($matching[$part])) {
                // Of two strings PHP takes as many bytes as the shorter one has.
                $both[$facet] = ($both[$facet] ?? '') . ($bits & $matching[$part]);
            }
        }

        return $both;
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
