<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

/** Counts the values of facets over the matches of a query. */
final class Facets
{
    private const MANY = 20_000;

    public function __construct(private readonly Database $db, private readonly IndexSettings $settings) {}

    /**
     * @param list<string> $names facets; '*' means all
     *
     * @return array{facets: array<string, array<string, int>>, facets_stats: array<string, array{min: float, max: float, avg: float, sum: float}>}
     */
    public function of(Matches $matches, array $names, int $maxValues): array
    {
        $all = in_array('*', $names, true);
        $facets = [];
        $known = $this->known($all ? null : $names);
        if ($known !== []) {
            [$set, $values] = $matches->set();
            $marks = implode(',', array_fill(0, count($known), '?'));
            // The plus: from each match to its values. Where most posts match, going through all values is quicker.
            $name = $matches->count() > self::MANY ? 'name' : '+name';
            $rows = $this->db->each(
                "SELECT name, value, count(*) FROM facet_values WHERE $name IN ($marks) AND post IN ($set)
                 GROUP BY name, value ORDER BY name, count(*) DESC, value",
                [...$known, ...$values],
            );
            /** @var array{string, string, int} $row */
            foreach ($rows as $row) {
                if (count($facets[$row[0]] ?? []) < $maxValues) {
                    $facets[$row[0]][$row[1]] = $row[2];
                }
            }
        }

        return ['facets' => $facets, 'facets_stats' => $this->stats($matches, $all ? [$this->settings->dateAttribute] : $names)];
    }

    /**
     * Numbers of the asked attributes; with '*' the date, which every listing can use.
     *
     * @param list<string> $names
     *
     * @return array<string, array{min: float, max: float, avg: float, sum: float}>
     */
    private function stats(Matches $matches, array $names): array
    {
        if ($names === []) {
            return [];
        }
        [$set, $values] = $matches->set();
        $marks = implode(',', array_fill(0, count($names), '?'));
        $rows = $this->db->rows(
            "SELECT name, min(value), max(value), avg(value), sum(value) FROM numbers WHERE name IN ($marks) AND post IN ($set) GROUP BY name",
            [...$names, ...$values],
        );
        $stats = [];
        /** @var array{string, float, float, float, float} $row */
        foreach ($rows as $row) {
            $stats[$row[0]] = ['min' => $row[1], 'max' => $row[2], 'avg' => $row[3], 'sum' => $row[4]];
        }

        return $stats;
    }

    /**
     * @param list<string>|null $names null for all
     *
     * @return list<string>
     */
    private function known(?array $names): array
    {
        if ($names !== null) {
            return array_values(array_filter($names, $this->settings->isFacet(...)));
        }
        // A loose index scan: from one name to the next, without reading the rows between.
        $rows = $this->db->rows('WITH RECURSIVE names(n) AS (SELECT min(name) FROM facet_values
            UNION ALL SELECT (SELECT min(name) FROM facet_values WHERE name > n) FROM names WHERE n IS NOT NULL)
            SELECT n FROM names WHERE n IS NOT NULL');

        /** @var list<string> $all */
        $all = array_column($rows, 0);

        return $all;
    }
}
