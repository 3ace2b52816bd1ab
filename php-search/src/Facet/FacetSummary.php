<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Facet;

/** The facets of a search result. */
final class FacetSummary
{
    /**
     * @param array<string, array<string, int>> $counts     facet => value => matches
     * @param array<string, NumberStatistics>    $statistics by numeric attribute
     * @param bool                              $isExhaustive whether all counts and statistics are exact
     */
    public function __construct(
        public readonly array $counts = [],
        public readonly array $statistics = [],
        public readonly bool $isExhaustive = true,
    ) {}
}
