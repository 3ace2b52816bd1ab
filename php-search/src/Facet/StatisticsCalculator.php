<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Facet;

use Stallkeeper\Search\Filter\PostSet;
use Stallkeeper\Search\Query\Matches;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Storage\RowFunctions;

/** Computes statistics of numeric attributes over the matches of a query. */
final class StatisticsCalculator
{
    /** Maximum number of matches from which average and sum are estimated. */
    private const SAMPLED = 2000;

    private bool $isExhaustive = true;

    public function __construct(private readonly Database $db) {}

    /** Whether the statistics that the last call of calculate() returned are exact. */
    public function isExhaustive(): bool
    {
        return $this->isExhaustive;
    }

    /**
     * @param list<string> $names names of attributes; attributes without numbers are omitted
     *
     * @return array<string, NumberStatistics> by attribute
     */
    public function calculate(Matches $matches, array $names): array
    {
        // Most facets are text. Check first, because aggregating over all matches is expensive.
        $names = array_values(
            array_filter(
                $names,
                fn(string $name): bool => $this->db->int('SELECT EXISTS (SELECT 1 FROM numbers WHERE name = ?)', [
                    $name,
                ]) === 1,
            ),
        );
        if ($names === []) {
            return [];
        }
        $this->isExhaustive = !$matches->areMany() || $matches->posts()->parts() <= FacetSample::PARTS;

        return $this->isExhaustive
            ? $this->exact($names, $matches->condition('post'))
            : $this->estimated($matches, $names);
    }

    /**
     * @param non-empty-list<string> $names
     *
     * @return array<string, NumberStatistics>
     */
    private function exact(array $names, string $isMatch): array
    {
        $marks = implode(',', array_fill(0, count($names), '?'));
        $rows = $this->db->rows(
            "SELECT name, min(value), max(value), avg(value), sum(value) FROM numbers WHERE name IN ($marks) AND $isMatch AND " .
                RowFunctions::inTime('post') .
                ' GROUP BY name',
            $names,
            false,
        );
        $stats = [];
        /** @var array{string, float, float, float, float} $row */
        foreach ($rows as $row) {
            $stats[$row[0]] = new NumberStatistics($row[1], $row[2], $row[3], $row[4]);
        }

        return $stats;
    }

    /**
     * Reads the exact minimum and maximum, and estimates average and sum from a sample of the matches. For an attribute
     * that is not in the sample, average and sum are those of its first SAMPLED values.
     *
     * @param non-empty-list<string> $names
     *
     * @return array<string, NumberStatistics>
     */
    private function estimated(Matches $matches, array $names): array
    {
        $some = $this->some($matches->posts());
        $sampled = $this->exact($names, 'post IN (' . implode(',', $some) . ')');
        $isMatch = $matches->condition('post');
        $stats = [];
        foreach ($names as $name) {
            $least = $this->end($name, "$isMatch ORDER BY value LIMIT 1");
            $most = $this->end($name, "$isMatch ORDER BY value DESC LIMIT 1");
            if ($least === null || $most === null) {
                continue;
            }
            [$average, $sum] = isset($sampled[$name])
                ? [$sampled[$name]->avg, ($sampled[$name]->sum * $matches->count()) / count($some)]
                : $this->averageAndSum($name, $isMatch);
            $stats[$name] = new NumberStatistics($least, $most, $average, $sum);
        }

        return $stats;
    }

    /** @return array{float, float} */
    private function averageAndSum(string $name, string $isMatch): array
    {
        /** @var array{float, float} $row */
        $row = $this->db->rows(
            "SELECT avg(value), sum(value) FROM (SELECT value FROM numbers WHERE name = ? AND $isMatch LIMIT " .
                self::SAMPLED .
                ')',
            [$name],
            false,
        )[0];

        return $row;
    }

    private function end(string $name, string $condition): ?float
    {
        $value =
            $this->db->rows("SELECT value FROM numbers WHERE name = ? AND $condition", [$name], false)[0][0] ?? null;

        return is_float($value) ? $value : null;
    }

    /**
     * @return list<int> IDs of at most SAMPLED matches, from the middle part of the set or the next part with matches
     */
    private function some(PostSet $posts): array
    {
        for ($part = intdiv($posts->parts(), 2); $part < $posts->parts(); $part++) {
            $ids = $posts->onlyParts([$part])->ids(self::SAMPLED);
            if ($ids !== []) {
                return $ids;
            }
        }

        return $posts->ids(self::SAMPLED);
    }
}
