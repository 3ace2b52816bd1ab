<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Filter;

use Stallkeeper\Search\Facet\FacetWriter;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Storage\RowFunctions;

/**
 * Reads the posts that match single filters. Each filter is one statement over one facet value or one numeric range,
 * regardless of the number of matches and of the nesting. A repeated filter is read only once.
 */
final class FilterPosts
{
    /** @var array<string, PostSet> statement and values => posts */
    private array $known = [];

    public function __construct(private readonly Database $db) {}

    public function every(): PostSet
    {
        return $this->ofFacets('?', [FacetWriter::EVERY_POST]);
    }

    /** @param string $value compared without regard to case */
    public function withFacet(string $name, string $value): PostSet
    {
        return $this->ofFacets('SELECT id FROM facets WHERE name = ? AND folded = ?', [
            $name,
            mb_strtolower($value, 'UTF-8'),
        ]);
    }

    public function withNumber(string $name, Operator $operator, float $value): PostSet
    {
        return $this->ofNumbers("value $operator->value CAST(? AS REAL)", [$name, $value]);
    }

    public function withNumberBetween(string $name, float $low, float $high): PostSet
    {
        return $this->ofNumbers('value BETWEEN CAST(? AS REAL) AND CAST(? AS REAL)', [$name, $low, $high]);
    }

    /** @param list<scalar> $values */
    private function ofFacets(string $facets, array $values): PostSet
    {
        return $this->known[$facets . serialize($values)] ??= $this->read($facets, $values);
    }

    /** @param list<scalar> $values */
    private function read(string $facets, array $values): PostSet
    {
        /** @var list<array{int, string}> $rows */
        $rows = $this->db->rows("SELECT part, bits FROM facet_bits WHERE facet IN ($facets)", $values);

        return PostSet::fromParts($rows);
    }

    /** @param list<scalar> $values */
    private function ofNumbers(string $range, array $values): PostSet
    {
        return $this->known[$range . serialize($values)] ??= PostSet::fromIds(
            $this->db->column(
                'SELECT post FROM numbers WHERE name = ? AND ' . $range . ' AND ' . RowFunctions::inTime('post'),
                $values,
            ),
        );
    }
}
