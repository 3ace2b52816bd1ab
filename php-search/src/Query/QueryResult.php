<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

use Stallkeeper\Search\Facet\FacetSummary;

/** The result of one search. */
final class QueryResult
{
    /**
     * @param list<array<array-key, mixed>> $hits        records with highlighted texts
     * @param int                           $total       number of matches
     * @param int                           $page        starts at 0
     * @param int                           $pages       number of pages that can be requested
     * @param string                        $params      all parameters, URL-encoded
     * @param string                        $queryId     32 hexadecimal digits
     * @param bool                          $isExhaustive whether the number of matches is exact
     * @param int|null                      $complete    number of matches that contain all words; they come first; null
     *     for all
     * @param string|null                   $correctedQuery query with the corrections that the search used; null if it
     *     used none
     * @param list<string>                  $closestQueries queries that may be meant if nothing matches, at most 3
     */
    public function __construct(
        public readonly array $hits,
        public readonly int $total,
        public readonly int $page,
        public readonly int $pages,
        public readonly int $hitsPerPage,
        public readonly FacetSummary $facets,
        public readonly string $query,
        public readonly string $params,
        public readonly string $queryId,
        public readonly int $milliseconds,
        public readonly bool $isExhaustive = true,
        public readonly ?int $complete = null,
        public readonly ?string $correctedQuery = null,
        public readonly array $closestQueries = [],
    ) {}

    /** @return array<string, mixed> the result in the provider's format */
    public function toArray(): array
    {
        return ['hits' => $this->hits] + $this->summary();
    }

    /** @return array<string, mixed> the result in the provider's format, without the hits */
    public function summary(): array
    {
        $exact = $this->isExhaustive;

        return [
            'nbHits' => $this->total,
            'nbCompleteHits' => $this->complete ?? $this->total,
            'page' => $this->page,
            'nbPages' => $this->pages,
            'hitsPerPage' => $this->hitsPerPage,
            'facets' => $this->facets->counts,
            'facets_stats' => array_map(get_object_vars(...), $this->facets->statistics),
            'exhaustiveFacetsCount' => $this->facets->isExhaustive && $exact,
            'exhaustiveNbHits' => $exact,
            'exhaustiveTypo' => true,
            'exhaustive' => [
                'facetsCount' => $this->facets->isExhaustive && $exact,
                'nbHits' => $exact,
                'typo' => true,
            ],
            'query' => $this->query,
            'correctedQuery' => $this->correctedQuery,
            'closestQueries' => $this->closestQueries,
            'params' => $this->params,
            'queryID' => $this->queryId,
            'processingTimeMS' => $this->milliseconds,
        ];
    }
}
