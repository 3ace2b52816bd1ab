<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Facet;

use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Query\Matches;
use Stallkeeper\Search\Storage\Database;

/** Counts the values of facets over the matches of a query. */
final class FacetCollector
{
    public function __construct(private readonly Database $db, private readonly IndexSettings $settings) {}

    /**
     * @param list<string> $names facets; '*' means all
     */
    public function collect(Matches $matches, array $names, int $maxValues): FacetSummary
    {
        $all = in_array('*', $names, true);
        $counts = new FacetCounter($this->db);
        $facets = $counts->count($matches, $this->known($all ? null : $names), $maxValues);
        $numbers = new StatisticsCalculator($this->db);
        $statistics = $numbers->calculate($matches, $all ? [$this->settings->dateAttribute] : $names);

        return new FacetSummary($facets, $statistics, $counts->isExhaustive() && $numbers->isExhaustive());
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
