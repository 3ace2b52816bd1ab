<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search\Filters;

use Stallkeeper\Render\Search\HitList;

/** The available facets, the selection, and the results of the requests of {@see FacetRequests}. */
final class FacetState
{
    /** @param list<HitList> $results the hits, then one list per further request; empty if the search was refused */
    public function __construct(
        public readonly FilterList $list,
        public readonly Refinements $selected,
        public readonly array $results,
        public readonly ?FacetValueSearch $valueSearch = null,
    ) {}

    /**
     * @return array<array-key, int> value => count. A later response counts only its own group and replaces earlier
     *   counts.
     */
    public function counts(string $attribute): array
    {
        $counts = [];
        foreach ($this->results as $result) {
            $counts = $result->facets[$attribute] ?? $counts;
        }
        return $counts;
    }

    /**
     * A later response counts without one of the selected limits and replaces earlier prices.
     *
     * @return array{float, float}|null lowest and highest price of the results
     */
    public function prices(): ?array
    {
        $lowest = $highest = null;
        foreach ($this->results as $result) {
            $lowest = $result->lowest ?? $lowest;
            $highest = $result->highest ?? $highest;
        }
        return $lowest === null || $highest === null ? null : [$lowest, $highest];
    }

    /** @return array<string, mixed> data for the script, which has the hits already */
    public function toArray(): array
    {
        return [
            'list' => $this->list->toArray(),
            'selected' => $this->selected->toArray(),
            'results' => array_map(
                static fn(HitList $result): array => $result->toArray(),
                array_slice($this->results, 1),
            ),
            'valueSearch' => $this->valueSearch?->toArray(),
        ];
    }
}
