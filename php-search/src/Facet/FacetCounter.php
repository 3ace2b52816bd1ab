<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Facet;

use Stallkeeper\Search\Filter\PostSet;
use Stallkeeper\Search\Query\Matches;
use Stallkeeper\Search\Storage\Database;

/**
 * Counts how many matches have each value of a facet.
 *
 * A query may match most of a large index, and counting every row of every match would take longer than the search. So
 * many matches are counted with the bit sets of the values (see FacetWriter), few with rows.
 */
final class FacetCounter
{
    /** Number of facet values that one statement reads. */
    private const AT_ONCE = 16;

    /** Up to this number of matches, reading the rows of each match is faster than combining the bits of a facet. */
    private const FEW = 2000;

    private bool $isExhaustive = true;

    public function __construct(private readonly Database $db) {}

    /** Whether the counts that the last call of count() returned are exact. */
    public function isExhaustive(): bool
    {
        return $this->isExhaustive;
    }

    /**
     * @param list<string> $names names of facets
     * @param int          $most  maximum number of values per facet
     *
     * @return array<string, array<string, int>> name => value => matches, sorted by count (descending), then by value;
     *   the counts are estimates unless isExhaustive() returns true
     */
    public function count(Matches $matches, array $names, int $most = PHP_INT_MAX): array
    {
        if ($names === []) {
            return [];
        }
        $sample = $matches->count() > self::FEW ? FacetSample::fromPosts($matches->posts()) : null;
        $isMany = $sample !== null && ($sample->isComplete || $matches->areMany());
        $this->isExhaustive = !$isMany || $sample->isComplete;
        $counted = $isMany ? [] : $this->byRows($matches, $names);
        $found = [];
        foreach ($names as $name) {
            // Values that occur in many posts come first, so byBits() can stop early.
            $rows = $this->db->rows('SELECT id, value, posts FROM facets WHERE name = ? ORDER BY posts DESC', [$name]);
            /** @var list<array{int, string, int}> $rows */
            $values = array_column($rows, 1, 0);
            $counts = $isMany ? $this->byBits($sample, $rows, $most) : array_intersect_key($counted, $values);
            if ($counts !== []) {
                $found[$name] = self::best($counts, $values, $most);
            }
        }

        return $found;
    }

    /**
     * @param non-empty-array<int, int> $counts facet ID => matches
     * @param array<int, string>        $values
     *
     * @return array<string, int> value => matches. PHP converts numeric values to int keys.
     */
    private static function best(array $counts, array $values, int $most): array
    {
        uksort(
            $counts,
            static fn(int $a, int $b): int => $counts[$b] <=> $counts[$a] ?: strcmp($values[$a], $values[$b]),
        );
        $best = [];
        foreach (array_slice($counts, 0, $most, true) as $facet => $count) {
            $best[$values[$facet]] = $count;
        }

        return $best;
    }

    /**
     * @param list<string> $names
     *
     * @return array<int, int> facet ID => matches
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
     * Counts values in chunks and stops when the remaining values cannot be among the most frequent ones.
     *
     * @param list<array{int, string, int}> $values facet ID, value and number of posts with this value in the whole
     *   index, sorted by that number (descending)
     *
     * @return array<int, int> facet ID => matches; values without matches are omitted
     */
    private function byBits(FacetSample $sample, array $values, int $most): array
    {
        $counts = [];
        foreach (array_chunk($values, self::AT_ONCE) as $chunk) {
            if (count($counts) >= $most) {
                $sorted = array_values($counts);
                rsort($sorted);
                if ($chunk[0][2] < $sample->estimate($sorted[$most - 1])) {
                    break;
                }
            }
            $counts += array_filter(array_map(PostSet::countBits(...), $this->both($sample, array_column($chunk, 0))));
        }

        return array_map($sample->estimate(...), $counts);
    }

    /**
     * @param list<int> $facets at most AT_ONCE
     *
     * @return array<int, string> facet ID => bits of the matches that have this value
     */
    private function both(FacetSample $sample, array $facets): array
    {
        $both = [];
        /** @var list<array{int, int, string}> $rows */
        $rows = $this->db->rows(
            'SELECT facet, part, bits FROM facet_bits WHERE facet IN (' .
                implode(',', array_fill(0, self::AT_ONCE, '?')) .
                ')' .
                $sample->partsCondition(),
            array_pad($facets, self::AT_ONCE, null),
        );
        foreach ($rows as [$facet, $part, $bits]) {
            $both[$facet] = ($both[$facet] ?? '') . ($bits & ($sample->bits[$part] ?? ''));
        }

        return $both;
    }
}
