<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Facet;

/** The result of a search for values of one facet. */
final class FoundFacetValues
{
    /** @param list<FacetValue> $hits */
    public function __construct(
        public readonly array $hits,
        public readonly int $milliseconds = 0,
        public readonly bool $isExhaustive = true,
    ) {}

    /**
     * @return array{facetHits: list<array{value: string, highlighted: string, count: int}>,
     *   exhaustiveFacetsCount: bool, processingTimeMS: int} the result in the provider's format
     */
    public function toArray(): array
    {
        return [
            'facetHits' => array_map(
                static fn(FacetValue $hit): array => [
                    'value' => $hit->value,
                    'highlighted' => $hit->highlighted,
                    'count' => $hit->count,
                ],
                $this->hits,
            ),
            'exhaustiveFacetsCount' => $this->isExhaustive,
            'processingTimeMS' => $this->milliseconds,
        ];
    }
}
