<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search;

use Stallkeeper\Render\Search\Filters\FacetValueSearch;
use Stallkeeper\Render\Search\Filters\FilterList;
use Stallkeeper\Render\Search\Filters\Refinements;

/** The visitor's choices in one list of the results page: filters, sort order, search among facet values. */
final class SearchFilters
{
    public function __construct(
        public readonly FilterList $list,
        public readonly Refinements $selected,
        public readonly ?FacetValueSearch $valueSearch,
    ) {}

    /** Whether a filter, a sort order or a search among facet values is active. */
    public function isActive(): bool
    {
        return $this->selected->hasFilters() || $this->selected->order !== '' || $this->valueSearch !== null;
    }

    /** Whether the visitor is using a form of the filters. Otherwise, the drawer of a small screen is closed. */
    public function areOpen(): bool
    {
        return $this->valueSearch !== null || $this->selected->hasUnreadPrice();
    }
}
