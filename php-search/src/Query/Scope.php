<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

/** Place of a result. A record is left out of the places that are values of its attribute IndexSettings::UNLISTED. */
enum Scope: string
{
    /** Results of a search. All requests of visitors' browsers have this scope. */
    case Search = 'search';

    /** Lists of a shop, such as the page of a category. */
    case Catalog = 'catalog';
}
