<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Facet;

use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Query\Matches;
use Stallkeeper\Search\Storage\Database;

/** Counts the values of facets over the matches of a query. */
final class FacetResults
{
    public function __construct(private readonly Database $db, private readonly IndexSettings $settings) {}

    /**
     * @param list<string> $names facets; '*' means all
     */
    public function of(Matches $matches, array $names, int $maxValues): FacetResult
    {
        $all = in_array('*', $names, true);
        $facets = (new FacetCounts($this->db))->of($matches, $this->known($all ? null : $names), $maxValues);

        return new FacetResult($facets, $this->stats($matches, $all ? [$this->settings->dateAttribute] : $names));
    }

    /**
     * Returns statistics for the numeric attributes among the names. For '*', of() passes only the date attribute.
     *
     * @param list<string> $names
     *
     * @return array<string, FacetStatistics>
     */
    private function stats(Matches $matches, array $names): array
    {
        // Most facets are text. Check first, because aggregating over all matches is expensive.
        $names = array_values(array_filter($names, fn(string $name): bool => $this->db->int('SELECT EXISTS (SELECT 1 FROM numbers WHERE name = ?)', [$name]) === 1));
        if ($names === []) {
            return [];
        }
        $marks = implode(',', array_fill(0, count($names), '?'));
        $isMatch = $matches->condition('post');
        $rows = $this->db->rows(
            "SELECT name, min(value), max(value), avg(value), sum(value) FROM numbers WHERE name IN ($marks) AND $isMatch GROUP BY name",
            $names,
            false,
        );
        $stats = [];
        /** @var array{string, float, float, float, float} $row */
        foreach ($rows as $row) {
            $stats[$row[0]] = new FacetStatistics($row[1], $row[2], $row[3], $row[4]);
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
        $rows = $this->db->rows('SELECT DISTINCT name FROM facets');

        /** @var list<string> $all */
        $all = array_column($rows, 0);

        return $all;
    }
}
