<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Facet;

use Stallkeeper\Search\Filter\PostSet;
use Stallkeeper\Search\Query\Matches;
use Stallkeeper\Search\Storage\Database;

/** How many matches have each value of facets. */
final class FacetCounts
{
    /** So many values are read together. */
    private const AT_ONCE = 16;

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
        $isMany = $matches->areMany();
        $counted = $isMany ? [] : $this->byRows($matches, $names);
        $found = [];
        foreach ($names as $name) {
            // Who has most posts of all comes first: what is further down can only have fewer.
            $rows = $this->db->rows('SELECT id, value, posts FROM facets WHERE name = ? ORDER BY posts DESC', [$name]);
            /** @var list<array{int, string, int}> $rows */
            $values = array_column($rows, 1, 0);
            $counts = $isMany ? $this->byBits($matches->posts(), $rows, $most) : array_intersect_key($counted, $values);
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
        $isMatch = $matches->condition('post');
        $marks = implode(',', array_fill(0, count($names), '?'));
        $rows = $this->db->rows(
            "SELECT facet, count(*) FROM facet_posts WHERE $isMatch AND +facet IN (SELECT id FROM facets WHERE name IN ($marks)) GROUP BY facet",
            $names,
            false,
        );

        /** @var array<int, int> $counts */
        $counts = array_column($rows, 1, 0);

        return $counts;
    }

    /**
     * Some values after the others, until no other one can be among the wanted.
     *
     * @param list<array{int, string, int}> $values number, value and how many posts have it at all; most posts first
     *
     * @return array<int, int> number of the value => matches; without those that have none
     */
    private function byBits(PostSet $matching, array $values, int $most): array
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
            $counts += array_filter(array_map(PostSet::countBits(...), $this->both($matching, array_column($chunk, 0))));
        }

        return $counts;
    }

    /**
     * @param list<int> $facets at most AT_ONCE
     *
     * @return array<int, string> number of the value => the bits of the matches that have it
     */
    private function both(PostSet $matching, array $facets): array
    {
        $both = [];
        $rows = $this->db->each(
            'SELECT facet, part, bits FROM facet_bits WHERE facet IN (' . implode(',', array_fill(0, self::AT_ONCE, '?')) . ')',
            array_pad($facets, self::AT_ONCE, null),
        );
        /** @var array{int, int, string} $row */
        foreach ($rows as $row) {
            [$facet, $part, $bits] = $row;
            $both[$facet] = ($both[$facet] ?? '') . $matching->overlap($part, $bits);
        }

        return $both;
    }
}
