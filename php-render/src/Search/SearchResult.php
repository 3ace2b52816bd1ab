<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

use Stallkeeper\Render\Search\Filters\FacetState;

/**
 * Everything that a search has found for a page: hits, facets, products next to them, or the reason why there are none.
 */
final class SearchResult
{
    /**
     * @param HitList|null $hits null if PHP ran no search, or the search was refused
     * @param HitList|null $products products next to the posts; null if none are shown
     * @param FacetState|null $facets null if the list has no filters, or the used search cannot count them
     * @param string|null $refusal message for the visitor; null if the search was not refused
     * @param bool $isLimited whether the hosted provider and the built-in engine have failed, so that hits may be
     *     missing
     */
    public function __construct(
        public readonly ?HitList $hits,
        public readonly ?HitList $products = null,
        public readonly ?FacetState $facets = null,
        public readonly ?string $refusal = null,
        public readonly bool $isLimited = false,
    ) {}
}
