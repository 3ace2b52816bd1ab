<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

/**
 * The list that a search fills. A record is not in the scopes that its attribute IndexSettings::UNLISTED contains.
 */
enum Scope: string
{
    /** Results of a search. All requests from browsers have this scope. */
    case Search = 'search';

    /** Lists of a shop, such as the page of a category. */
    case Catalog = 'catalog';
}
