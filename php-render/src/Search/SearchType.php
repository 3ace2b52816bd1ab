<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Search;

/** Type of a search. The values are those of `type` in the provider's multi-query calls. */
enum SearchType: string
{
    /** A list of hits. */
    case Default = 'default';
    /** Values of one facet. */
    case Facet = 'facet';
}
