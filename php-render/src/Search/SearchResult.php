<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

use Stallkeeper\Render\Search\Filters\FacetState;

/**
 * Everything that a search has found for a page: hits, facets, results of other types, or the reason why there are
 * none.
 */
final class SearchResult
{
    /**
     * @param HitList|null $hits the shown list; null if PHP ran no search, or the search was refused
     * @param list<ResultType> $types all types of results in their order; empty outside the results page
     * @param ResultType|null $shown the type of the hits; null without types
     * @param bool $isChosen whether the visitor has chosen the type, so that URLs keep it
     * @param FacetState|null $facets null if the list has no filters, or the used search cannot count them
     * @param string|null $refusal message for the visitor; null if the search was not refused
     * @param bool $isLimited whether the hosted provider and the built-in engine have failed, so that hits may be
     *     missing
     */
    public function __construct(
        public readonly ?HitList $hits,
        public readonly array $types = [],
        public readonly ?ResultType $shown = null,
        public readonly bool $isChosen = false,
        public readonly ?FacetState $facets = null,
        public readonly ?string $refusal = null,
        public readonly bool $isLimited = false,
    ) {}

    /** Whether the shown list has filters that may exclude results. */
    public function isFiltered(): bool
    {
        return $this->facets?->selected->hasFilters() ?? false;
    }

    /** @return int number of results of all types; with filters, of the shown list */
    public function total(): int
    {
        return $this->types === [] || $this->isFiltered() ? $this->hits->total ?? 0 : ResultTypes::total($this->types);
    }

    /** @return list<HitList> lists of all types; with filters, the shown list */
    public function lists(): array
    {
        if ($this->types !== [] && !$this->isFiltered()) {
            return array_map(static fn(ResultType $type): HitList => $type->list, $this->types);
        }

        return $this->hits === null ? [] : [$this->hits];
    }

    /** Whether the total is exact and not an estimate. */
    public function isExact(): bool
    {
        return $this->types === [] || $this->isFiltered()
            ? $this->hits->isExact ?? true
            : ResultTypes::isExact($this->types);
    }
}
